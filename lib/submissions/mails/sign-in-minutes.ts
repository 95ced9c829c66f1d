/** How many minutes a sign-in link is valid. */
export const SIGN_IN_MINUTES = 15;
