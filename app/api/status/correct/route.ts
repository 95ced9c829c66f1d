import { correctByForm } from '#lib/submissions/status/correct-by-form.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Replaces what somebody sent while it waits for an answer. */
export const POST = statusHandler(correctByForm);
