import { moveByForm } from '#lib/submissions/status/move-by-form.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Says where and when an event is now. */
export const POST = statusHandler(moveByForm);
