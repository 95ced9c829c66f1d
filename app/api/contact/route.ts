import { createJsonHandler } from '#lib/server/handlers/json-handler.server';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { submitContact } from '#lib/submissions/items/received/submit-contact.server';

export const dynamic = 'force-dynamic';

/** Stores a visitor's message. */
export const POST = createJsonHandler('contact', contactMessageSchema, submitContact);
