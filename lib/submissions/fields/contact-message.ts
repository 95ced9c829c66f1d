import { z } from 'zod';
import { rulesOf } from './field-rules.ts';
import { MESSAGE_FIELDS } from './message-fields.ts';

/** The schema of a message as its form sends it: the wire format of POST /api/contact. */
export const contactMessageSchema = z.object(rulesOf(MESSAGE_FIELDS));

/** A validated message. */
export type ContactMessage = z.output<typeof contactMessageSchema>;
