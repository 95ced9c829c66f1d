/** Whether a text has a visible character: white space, format characters and combining marks alone are not visible. */
export const hasVisibleText = (text: string) => /[^\s\p{Cf}\p{Cc}\p{M}]/u.test(text);
