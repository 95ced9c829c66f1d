import { emailField, honeypotField, lengthOf, phoneField, textField } from '#lib/forms/field-schemas';
import type { AskedField, BrowserField } from './field.ts';

const MIN_MESSAGE_CHARACTERS = 10;

/** At least seven digits, with an optional plus, spaces, dashes, dots and brackets. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;
}

/**
 * The fields of a visitor's message: the wire format of POST /api/contact, the rules of the form with their
 * sentences, and everything that is shown, mailed and exported of it. None is ever published.
 */
export const MESSAGE_FIELDS = {
  name: {
    rule: textField({ name: 'Name', max: 100, required: 'Name is required' }),
    label: 'Name',
    step: 'message',
    input: { kind: 'text', autoComplete: 'name' },
    mail: { label: 'From', line: 1 },
    role: 'name',
  },
  email: {
    rule: emailField('Email is required', 'Please enter a valid email address'),
    label: 'Email',
    step: 'message',
    input: { kind: 'text', type: 'email', autoComplete: 'email' },
    mail: { line: 2 },
    role: 'email',
  },
  phone: {
    rule: phoneField({ name: 'Phone', max: 40 }).refine(
      (value) => value === '' || isPhoneNumber(value),
      'Please enter a valid phone number (e.g. +501-123-4567)',
    ),
    label: 'Phone',
    step: 'message',
    input: { kind: 'text', type: 'tel', autoComplete: 'tel' },
    mail: { line: 3 },
    role: 'phone',
  },
  subject: {
    rule: textField({ name: 'Subject', max: 150, required: 'Subject is required' }),
    label: 'Subject',
    step: 'message',
    input: { kind: 'text' },
    mail: { line: 4 },
    role: 'title',
  },
  message: {
    rule: textField({
      name: 'Message',
      max: 4_000,
      required: 'Message is required',
      lines: true,
    }).refine(
      (value) => value === '' || lengthOf(value) >= MIN_MESSAGE_CHARACTERS,
      'Message must be at least 10 characters long',
    ),
    label: 'Message',
    step: 'message',
    input: { kind: 'lines' },
    mail: 'quote',
  },
  honeypot: { rule: honeypotField, browser: 'honeypot' },
} satisfies Record<string, AskedField<'message'> | BrowserField>;
