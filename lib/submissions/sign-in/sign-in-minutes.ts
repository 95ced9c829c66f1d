/** How long a link signs somebody in. */
export const SIGN_IN_MINUTES = 15;
