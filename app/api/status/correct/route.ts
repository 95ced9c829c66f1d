import { correctByForm } from '#lib/submissions/status/correct-by-form.server';
import { statusHandler } from '#lib/submissions/status/status-handler.server';

export const dynamic = 'force-dynamic';

/** Stores a correction of a pending item. */
export const POST = statusHandler(correctByForm);
