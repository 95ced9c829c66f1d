import 'server-only';
import { sign } from '#lib/server/server-secret.server';

export const SIGN_IN_PURPOSE = 'sign-in';

/** The private token of a sign-in link: derived from its id and our secret, so that only its hash is stored. */
export const signInToken = (linkId: string) => `${linkId}.${sign(SIGN_IN_PURPOSE, linkId)}`;

/** The path of a sign-in link: '/moderate/sign-in?token=…' */
export const signInPath = (linkId: string) => `/moderate/sign-in?token=${signInToken(linkId)}`;
