import { moveByForm } from '#lib/submissions/private-page/move-by-form.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Announces an event's new date or venue. */
export const POST = statusHandler(moveByForm);
