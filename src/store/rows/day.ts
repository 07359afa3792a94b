/** A calendar day, YYYY-MM-DD. */
export type Day = string;
