import { z } from 'zod';
import { cleanLine, cleanLines } from '#lib/text/clean-text';
import { hasVisibleText } from '#lib/text/has-visible-text';

// The pages' Content-Security-Policy forbids eval; zod would probe for it and report a violation.
z.config({ jitless: true });

// What a cleaned text has no reason to contain: characters that break lines of mails and sheets, and lone surrogates
// (Cs), which cannot be encoded in a URL.
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cs}]/u;

/** The length of a text in characters, normalised: `lengthOf('né')` is 2, whether composed or decomposed. */
export const lengthOf = (text: string) => [...text.normalize('NFC')].length;

type TextRule = {
  /** The name of the field in its sentences: 'Event title'. */
  name: string;
  /** Longest text, in characters. */
  max: number;
  /** The sentence for an empty field; without one the field is optional. */
  required?: string;
  /** Whether the text may have several lines. */
  lines?: boolean;
};

/**
 * The schema of a text: cleaned of what comes along when it is copied, trimmed, limited in length, without control
 * characters; '' when it is optional and missing.
 */
export function textField({ name, max, required, lines = false }: TextRule) {
  const forbidden = lines ? CONTROL_BUT_BREAKS : CONTROL;
  const clean = lines ? cleanLines : cleanLine;
  const text = z
    .string({ error: required ?? `${name} must be text` })
    .max(max * 8, `${name} must be at most ${max} characters`)
    .transform((value) => clean(value).trim().normalize('NFC'))
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

/** The schema of one of several values, with the sentence for any other value. */
export const choiceField = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  sentence: string,
) => z.enum(values, { error: sentence });

// The basic pattern name@host.tld, in parts between single dots, without characters that separate addresses or begin a
// comment in a mail header.
const PART = String.raw`[^\s@<>()[\]\\,;:".]+`;
const EMAIL = new RegExp(String.raw`^${PART}(?:\.${PART})*@${PART}(?:\.${PART})+$`);
const MAX_EMAIL = 254;

/**
 * The schema of an email address, with its sentences for an empty field and for an invalid address. No address has
 * invisible characters, not even those that other texts may have.
 */
export const emailField = (required: string, invalid: string) =>
  textField({ name: 'Email', max: MAX_EMAIL, required })
    .transform((value) => value.replace(/\p{Cf}/gu, ''))
    .refine((value) => value === '' || EMAIL.test(value), invalid);

/** The schema of a phone number, with hyphens for the dashes that programs and phones make of them. */
export const phoneField = (rule: Omit<TextRule, 'lines'>) =>
  textField(rule).transform((value) => value.replace(/[\p{Pd}\u2212]/gu, '-'));

const WEB_ADDRESS_SENTENCE = 'Enter a web address like https://example.com';

/** The address with its scheme, which people often omit: 'www.example.bz'. Undefined when it is no http(s) address. */
function webAddressOf(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && !hostname.endsWith('.') && !username && !password ? address : undefined;
}

/** The schema of an optional web address, http or https only; the scheme may be omitted. */
export const webAddressField = (name: string) =>
  textField({ name, max: 300 }).transform((value, context) => {
    if (value === '') return '';
    const address = webAddressOf(value);
    if (address) return address;
    context.addIssue({ code: 'custom', message: WEB_ADDRESS_SENTENCE });
    return z.NEVER;
  });

/** The schema of the browser's user agent: shortened rather than refused. */
export const userAgentField = z
  .string()
  .max(4_000)
  .transform((value) => value.replace(/\p{Cc}/gu, ' ').slice(0, 300))
  .default('');

/** The schema of the honeypot, a field that visitors do not see: only bots fill it in. */
export const honeypotField = z.string().max(2_000).default('');
