import 'server-only';
import { serverEnv } from '#lib/server/env.server';

/** Whether there is anybody who moderates; without, nothing of it exists. */
export const hasModerators = () => serverEnv().MODERATOR_EMAILS.length > 0;

/** Whether an address may moderate now: asked at every request, so that a removed one is out at once. */
export const isModerator = (email: string) => serverEnv().MODERATOR_EMAILS.includes(email.toLowerCase());
