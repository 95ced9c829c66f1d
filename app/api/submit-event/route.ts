import { jsonHandler } from '#lib/http/json-handler.server';
import { eventSubmissionSchema } from '#lib/submissions/event-submission';
import { submitEvent } from '#lib/submissions/submit-event.server';

export const dynamic = 'force-dynamic';

/** Takes an event for review. */
export const POST = jsonHandler('submit-event', eventSubmissionSchema, submitEvent);
