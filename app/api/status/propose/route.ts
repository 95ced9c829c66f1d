import { proposeByForm } from '#lib/submissions/private-page/propose-by-form.server';
import { statusHandler } from '#lib/submissions/private-page/status-handler.server';

export const dynamic = 'force-dynamic';

/** Stores the correction that the organiser of a public event proposes. */
export const POST = statusHandler(proposeByForm);
