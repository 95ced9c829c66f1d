/** Whether a text has anything to see: spaces, invisible joiners and marks alone are none. */
export const isVisible = (text: string) => /[^\s\p{Cf}\p{Cc}\p{M}]/u.test(text);
