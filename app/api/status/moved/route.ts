import { moveByForm } from '#lib/status/move-by-form.server';
import { statusHandler } from '#lib/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Says where and when an event is now. */
export const POST = statusHandler(moveByForm);
