import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { choicesFromLabels } from '#lib/forms/choices';
import {
  choiceField,
  emailField,
  honeypotField,
  textField,
  userAgentField,
  webAddressField,
} from '#lib/forms/field-schemas';
import { errorsOf } from '#lib/forms/form-values';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { someSubmissionBody } from '../../support/submissions/some-submission.ts';

const field = textField({ name: 'Title', max: 20, required: 'Title is required' });
const refused = 'Title must not contain control characters';

describe('A text field', () => {
  test.each([
    ['a null character', 'a\u0000b'],
    ['an escape', 'a\u001bb'],
    ['a line break', 'a\nBcc: x'],
    ['a carriage return', 'a\rBcc: x'],
    ['a control character above ASCII', 'a\u0090b'],
    ['a lone high surrogate', 'a\ud83cb'],
    ['a lone low surrogate', 'a\udf89b'],
  ])('is invalid when it contains %s', (_, text) => {
    expect(field.safeParse(text).error?.issues[0]?.message).toBe(refused);
  });

  test.each([
    ['+501 600-0003', '\u202a+501\u00a0600-0003\u202c', '+501\u00a0600-0003'],
    ['a title copied from a chat', '\u2068Punta\u2069 Rock\u200e', 'Punta Rock'],
    ['a title with a byte order mark', '\ufeffPunta\u200bRock\u00ad', 'PuntaRock'],
    ['lines of Word, a PDF file and Unicode', 'a\u000bb\u000cc\u0085d\u2028e\u2029f', 'a b c d e f'],
    ['a tab between words', 'Punta\tRock', 'Punta Rock'],
  ])('is cleaned of what came along when it was copied: %s', (_, text, cleaned) => {
    expect(field.parse(text)).toBe(cleaned);
  });

  test.each(['', ' ', '\u200b', '\u200d\ufeff', '\u0301'])(
    'without visible characters counts as empty: %j',
    (text) => {
      expect(field.safeParse(text).error?.issues[0]?.message).toBe('Title is required');
    },
  );

  test.each([
    ['an emoji', '🎉 Fiesta'],
    ['a family, which is joined', '👨‍👩‍👧'],
    ['another script', 'カーニバル'],
    ['accents, written either way', 'Día'],
  ])('accepts %s unchanged', (_, text) => {
    expect(field.parse(text)).toBe(text.normalize('NFC'));
  });
});

const sentenceOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('A text field', () => {
  const lines = textField({ name: 'Notes', max: 20, lines: true });

  test('of several lines has a line break for whatever a program writes for one, and spaces for tabs', () => {
    expect(lines.parse(' a\r\nb\rc\n\td ')).toBe('a\nb\nc\n d');
    expect(lines.parse('a\u000bb\u000cc\u0085d\u2028e\u2029f')).toBe('a\nb\nc\nd\ne\nf');
    expect(lines.parse('\u202ba\u202e\u200fb\ufeff')).toBe('ab');
    expect(sentenceOf(lines, 'a\u0000b')).toBe('Notes must not contain control characters');
  });

  test('is trimmed, and its length is counted in visible characters', () => {
    expect(field.parse(`  ${'é'.repeat(20)} `)).toBe('é'.repeat(20));
    expect(field.parse('e\u0301'.repeat(20))).toBe('é'.repeat(20));
    expect(sentenceOf(field, 'é'.repeat(21))).toBe('Title must be at most 20 characters');
    expect(sentenceOf(field, 'x'.repeat(161))).toBe('Title must be at most 20 characters');
  });

  test('may be missing when it is optional, and has a sentence of its own when it is no text', () => {
    expect(lines.parse(undefined)).toBe('');
    expect(lines.parse('')).toBe('');
    expect(sentenceOf(lines, 7)).toBe('Notes must be text');
    expect(sentenceOf(field, undefined)).toBe('Title is required');
  });

  test('reports a problem once, as a custom issue', () => {
    const { error } = field.safeParse('');
    expect(error?.issues).toEqual([{ code: 'custom', path: [], message: 'Title is required' }]);
  });
});

describe('An email field', () => {
  const email = emailField('Email is required', 'Invalid email format');

  test.each(['a@b.bz', 'maria.lopez+news@mail.example.bz', "o'neil@xn--bcher-kva.example"])(
    'accepts %j unchanged',
    (text) => {
      expect(email.parse(text)).toBe(text);
    },
  );

  test.each([
    '\ufeffmaria@example.bz',
    'maria\u200e@example.bz\u200e',
    '\u202amaria@example.bz\u202c',
    'maria@exam\u200cple.bz\u2028',
  ])('is cleaned of invisible characters: %j', (text) => {
    expect(email.parse(text)).toBe('maria@example.bz');
  });

  test.each([
    'maria@example..bz',
    '.maria@example.bz',
    'maria.@example.bz',
    'ma..ria@example.bz',
    'maria',
    'maria@mail',
    '@mail.bz',
    'maria@.bz@mail.bz',
    'maria@mail.',
    'ma ria@mail.bz',
    'Maria <maria@mail.bz>',
    'a@b.bz,c@d.bz',
    'a@b.bz;',
    'a@b.b z',
    '"a"@b.bz',
    'a@b(comment).bz',
  ])('is invalid when it is typed as %j', (text) => {
    expect(sentenceOf(email, text)).toBe('Invalid email format');
  });

  test('has one sentence when it is empty, and one when it is too long', () => {
    expect(email.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Email is required']);
    expect(email.parse(`${'a'.repeat(249)}@b.bz`)).toHaveLength(254);
    expect(sentenceOf(email, `${'a'.repeat(250)}@b.bz`)).toBe('Email must be at most 254 characters');
  });
});

describe('A web address', () => {
  const address = webAddressField('Website');

  test.each([
    ['https://example.bz', 'https://example.bz'],
    ['HTTP://Example.bz/Path?q=1#top', 'HTTP://Example.bz/Path?q=1#top'],
    ['www.example.bz', 'https://www.example.bz'],
    ['example.bz/menu', 'https://example.bz/menu'],
    ['example.bz/menu:lunch', 'https://example.bz/menu:lunch'],
    ['', ''],
    [undefined, ''],
  ])('typed as %j is %j', (typed, expected) => {
    expect(address.parse(typed)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'ftp://example.bz',
    'h2+x.y-z:example.bz',
    'mailto:a@example.bz',
    'xhttps://example.bz',
    'https://localhost',
    'https://example.bz.',
    'https://maria@example.bz',
    'https://:secret@example.bz',
    'https://exa mple.bz',
    'https://example.bz\\@evil.example',
    'https://exa<mple.bz',
    'https://',
    'example',
  ])('is invalid when it is typed as %j', (typed) => {
    expect(address.safeParse(typed).error?.issues).toEqual([
      { code: 'custom', path: [], message: 'Enter a web address like https://example.com' },
    ]);
  });

  test('that is too long has the sentence of its field', () => {
    expect(sentenceOf(address, `https://example.bz/${'x'.repeat(282)}`)).toBe(
      'Website must be at most 300 characters',
    );
  });
});

describe('The user agent', () => {
  test('is cut after 300 characters, with spaces in place of control characters', () => {
    expect(userAgentField.parse(`a\u0000b${'x'.repeat(500)}`)).toBe(`a b${'x'.repeat(297)}`);
  });

  test('may be missing, and is refused only when it is very long', () => {
    expect(userAgentField.parse(undefined)).toBe('');
    expect(userAgentField.safeParse('x'.repeat(4_000)).success).toBe(true);
    expect(userAgentField.safeParse('x'.repeat(4_001)).success).toBe(false);
  });
});

test('the honeypot may be missing or filled with at most 2,000 characters', () => {
  expect(honeypotField.parse(undefined)).toBe('');
  expect(honeypotField.parse('x'.repeat(2_000))).toHaveLength(2_000);
  expect(honeypotField.safeParse('x'.repeat(2_001)).success).toBe(false);
});

describe('A choice', () => {
  test('must be one of its values, and has a sentence for any other', () => {
    const choice = choiceField(['free', 'paid'], 'Choose a cost');
    expect(choice.parse('paid')).toBe('paid');
    expect(sentenceOf(choice, 'gratis')).toBe('Choose a cost');
  });

  test('is offered with values and labels, in the order of the labels', () => {
    expect(choicesFromLabels({ free: 'Free', paid: 'Paid' })).toEqual([
      { value: 'free', label: 'Free' },
      { value: 'paid', label: 'Paid' },
    ]);
  });
});

test('each invalid field has its first sentence, by its path', () => {
  const schema = z.object({ title: field, images: z.array(z.object({ alt: field })) });
  const filled = { title: 'Fiesta', images: [{ alt: 'Drums' }] };
  expect(errorsOf(schema, filled)).toEqual({});
  expect(errorsOf(schema, { ...filled, title: '', images: [{ alt: 'Drums' }, { alt: '' }] })).toEqual({
    title: 'Title is required',
    'images.1.alt': 'Title is required',
  });
});

test('zod does not probe for eval, which the pages’ Content-Security-Policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});

test('a list of thousands of invalid values has one sentence', () => {
  const list = Array.from({ length: 20_000 }, () => 1);
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody({ additionalImageUrls: list }));
  expect(fieldErrorsOf(error as z.ZodError)).toEqual({
    additionalImageUrls: 'You can only upload up to 4 additional images',
  });
});
