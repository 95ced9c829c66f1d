// Characters that change the direction of text would affect the page beyond their place.
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as one line: trimmed, inner line breaks and control characters become single spaces. */
export const oneLine = (text: string) =>
  text
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
