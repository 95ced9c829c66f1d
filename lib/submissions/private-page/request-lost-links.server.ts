import 'server-only';
import { z } from 'zod';
import { emailField } from '#lib/forms/field-schemas';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';

const schema = z.object({
  email: emailField('Your email is required', 'Please enter a valid email address'),
});

/**
 * Enqueues the mail with the private links of the address in a form, known or not: the address is looked up when the mail
 * is made, so that the response takes the same steps for each. Throws a PublicError: 400 for what is no address.
 */
export async function requestLostLinks(form: URLSearchParams, now: number): Promise<void> {
  const { data, error } = schema.safeParse(Object.fromEntries(form));
  if (!data) throw new PublicError(400, `${error.issues[0]?.message}.`, { code: 'email' });
  await inTransaction((db) => enqueue(db, { kind: 'lost-links', recipient: data.email }, now));
}
