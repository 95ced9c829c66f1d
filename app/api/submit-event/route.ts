import { createJsonHandler } from '#lib/server/handlers/json-handler.server';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';

export const dynamic = 'force-dynamic';

/** Stores an event submission for review. */
export const POST = createJsonHandler('submit-event', eventSubmissionSchema, submitEvent);
