import { z } from 'zod';
import { emailField, honeypotField, lengthOf, textField } from '#lib/forms/field-schemas';

const MIN_MESSAGE_CHARACTERS = 10;

/** At least seven digits, with an optional plus, spaces, dashes, dots and brackets. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;
}

/** A visitor's message as its form sends it: the wire format of POST /api/contact. */
export const contactMessageSchema = z.object({
  name: textField({ name: 'Name', max: 100, required: 'Name is required' }),
  email: emailField('Email is required', 'Please enter a valid email address'),
  phone: textField({ name: 'Phone', max: 40 }).refine(
    (value) => value === '' || isPhoneNumber(value),
    'Please enter a valid phone number (e.g. +501-123-4567)',
  ),
  subject: textField({ name: 'Subject', max: 150, required: 'Subject is required' }),
  message: textField({
    name: 'Message',
    max: 4_000,
    required: 'Message is required',
    lines: true,
  }).refine(
    (value) => value === '' || lengthOf(value) >= MIN_MESSAGE_CHARACTERS,
    'Message must be at least 10 characters long',
  ),
  honeypot: honeypotField,
});

/** A message that passed the schema. */
export type ContactMessage = z.output<typeof contactMessageSchema>;
