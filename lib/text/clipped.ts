/** A text of at most so many characters (UTF-16 units); what is left out is an ellipsis, and no character is cut in half. */
export const clipped = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
