/** Text in square brackets, which stands in the rules text of spells with cleave alone (CR 702.148a). */
const BRACKETED = /\[([^\][]*)\]/g;

/** Whether a face has cleave, and text in square brackets for it. */
export const hasBrackets = (oracleText: string): boolean => oracleText.includes('[') && /^Cleave\b/m.test(oracleText);

/** The text as it is read where no cleave cost is paid: the signs say nothing. */
export const pastBrackets = (text: string): string => text.replace(BRACKETED, '$1');

/** The text without all that stands within square brackets (CR 702.148a). */
export const withoutBracketed = (oracleText: string): string =>
  oracleText
    .replace(BRACKETED, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,]|$)/gm, '');
