import { contactMessageSchema } from '#lib/contact/contact-message';
import { submitContact } from '#lib/contact/submit-contact.server';
import { jsonHandler } from '#lib/http/json-handler.server';

export const dynamic = 'force-dynamic';

/** Takes a visitor's message. */
export const POST = jsonHandler('contact', contactMessageSchema, submitContact);
