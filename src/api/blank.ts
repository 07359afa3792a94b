/** Whether nothing stands in a text that anybody could read: spaces and control characters alone. */
export const isBlank = (text: string): boolean => /^[\s\p{C}]*$/u.test(text);
