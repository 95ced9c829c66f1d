import { correctByForm } from '#lib/submissions/private-page/correct-by-form.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Stores a correction of a pending item. */
export const POST = statusHandler(correctByForm);
