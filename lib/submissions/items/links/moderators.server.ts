import 'server-only';
import { serverEnv } from '#lib/server/env.server';

/** Whether any moderators are configured; without them there are no pages for moderation. */
export const hasModerators = () => serverEnv().MODERATOR_EMAILS.length > 0;

/** Whether an address may moderate now: checked at every request, so that removing it takes effect at once. */
export const isModerator = (email: string) => serverEnv().MODERATOR_EMAILS.includes(email.toLowerCase());
