import { z } from 'zod';
import { rulesOf } from './field-rules.ts';
import { MESSAGE_FIELDS } from './message-fields.ts';

/** A visitor's message as its form sends it: the wire format of POST /api/contact. */
export const contactMessageSchema = z.object(rulesOf(MESSAGE_FIELDS));

/** A message that passed the schema. */
export type ContactMessage = z.output<typeof contactMessageSchema>;
