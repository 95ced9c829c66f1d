/** What counts as mobile: under 768 px width or touch. */
export const MOBILE_QUERY = '(max-width: 767.98px), (pointer: coarse)';
