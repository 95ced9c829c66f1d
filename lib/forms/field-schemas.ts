import { z } from 'zod';
import { hasVisibleText } from '#lib/text/has-visible-text';

// The policy of the pages allows no code from strings; zod would try whether it may.
z.config({ jitless: true });

// Characters nobody types: they break lines of mails and sheets, turn the direction of the text around them, or are
// half a character (Cs), of which no address can be made.
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_BUT_BREAKS = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What a person sees as one character counts as one: `lengthOf('né')` is 2, however it is written. */
export const lengthOf = (text: string) => [...text.normalize('NFC')].length;

type TextRule = {
  /** What the field is called in its own sentences: 'Event title'. */
  name: string;
  /** Longest text, in characters. */
  max: number;
  /** The sentence for an empty field; without one the field may stay empty. */
  required?: string;
  /** Whether the text may have several lines. */
  lines?: boolean;
};

/** A text field: trimmed, bounded, without control characters; '' where it is optional and missing. */
export function textField({ name, max, required, lines = false }: TextRule) {
  const forbidden = lines ? CONTROL_BUT_BREAKS : CONTROL;
  const text = z
    .string({ error: required ?? `${name} must be text` })
    .max(max * 8, `${name} must be at most ${max} characters`)
    .transform((value) => value.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .superRefine((value, context) => {
      const problem =
        required && !hasVisibleText(value) && !forbidden.test(value)
          ? required
          : forbidden.test(value)
            ? `${name} must not contain control characters`
            : lengthOf(value) > max
              ? `${name} must be at most ${max} characters`
              : undefined;
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
  return required ? text : text.default('');
}

/** One of a list of values; the sentence says what is wrong with any other. */
export const choiceField = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  sentence: string,
) => z.enum(values, { error: sentence });

// The basic pattern somebody@somewhere.tld, without what separates addresses or opens a comment in a mail's header.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
const MAX_EMAIL = 254;

/** An email address with its two sentences: nothing typed, and nothing that could be an address. */
export const emailField = (required: string, invalid: string) =>
  textField({ name: 'Email', max: MAX_EMAIL, required }).refine(
    (value) => value === '' || EMAIL.test(value),
    invalid,
  );

const WEB_ADDRESS_SENTENCE = 'Enter a web address like https://example.com';

/** The address with its scheme: people type 'www.example.bz'. Undefined when it cannot be an http(s) address. */
function webAddressOf(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && !hostname.endsWith('.') && !username && !password ? address : undefined;
}

/** An optional web address, http or https only; the scheme may be left out when typing. */
export const webAddressField = (name: string) =>
  textField({ name, max: 300 }).transform((value, context) => {
    if (value === '') return '';
    const address = webAddressOf(value);
    if (address) return address;
    context.addIssue({ code: 'custom', message: WEB_ADDRESS_SENTENCE });
    return z.NEVER;
  });

/** What a browser says of itself: kept short, never refused. */
export const userAgentField = z
  .string()
  .max(4_000)
  .transform((value) => value.replace(/\p{Cc}/gu, ' ').slice(0, 300))
  .default('');

/** The field nobody sees; a filled one is a machine's. */
export const honeypotField = z.string().max(2_000).default('');

export type FieldErrors = Record<string, string>;

/** The first sentence for each field, keyed by its path ('additionalImageUrls.2'). */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return errors;
}
