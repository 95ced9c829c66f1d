import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mailProblem } from '#lib/outbox/mail-problem';
import { headerText } from '#lib/outbox/render-mail';
import { openMailer } from '#lib/outbox/send-mail.server';
import { startMailServer } from '../../fakes/mail-server.mjs';

const NOW = Date.UTC(2026, 10, 21, 12);
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SITE_URL = 'https://guide.example';
});
beforeEach(() => server.clear());
afterAll(() => server.close());

async function sent({ name = 'Sample', address = 'sample@example.com', subject = 'Hello' }) {
  const mailer = openMailer();
  const mail = {
    to: { name, address },
    replyTo: { name, address },
    subject,
    parts: [{ paragraph: subject }],
  };
  await mailer.send(mail, { messageId: '<one@guide.example>', now: NOW });
  mailer.close();
  const [taken] = server.taken;
  if (!taken) throw new Error('nothing came');
  return taken;
}

const HOSTILE = [
  ['a line break', 'Fiesta\r\nBcc: victim@example.org'],
  ['a bare line feed', 'Fiesta\nBcc: victim@example.org'],
  ['a bare return', 'Fiesta\rBcc: victim@example.org'],
  ['an empty line', 'Fiesta\r\n\r\nBcc: victim@example.org'],
  ['a line separator', 'Fiesta\u2028Bcc: victim@example.org'],
  ['a next-line character', 'Fiesta\u0085Bcc: victim@example.org'],
  ['a zero byte', 'Fiesta\u0000Bcc: victim@example.org'],
  ['an encoded word', '=?utf-8?Q?Fiesta=0D=0ABcc:_victim@example.org?='],
  ['an encoded word between others', 'Hello =?utf-8?B?4oCuYWJj?= and =?utf-8?Q?=E2=80=AE?='],
  ['quotes, brackets and commas', '"Fiesta" <victim@example.org>, other@example.org;'],
  ['another direction', 'Fiesta \u202eatseif'],
  ['letters of many scripts', 'Fiésta 🎉 Garífuna Día – 伯利兹 مهرجان'],
  ['a very long text', 'Fiesta '.repeat(2_000)],
  ['a very long word', 'é'.repeat(9_000)],
  ['only spaces', '   '],
] as const;

const OURS = new Set([
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]);

describe('A name or subject', () => {
  test.each(HOSTILE)('never adds a header or recipient: %s', async (_, text) => {
    const { to, raw, mail } = await sent({ name: text, subject: text });
    expect(to).toEqual(['sample@example.com']);
    expect(mail.to?.map(({ address }) => address)).toEqual(['sample@example.com']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['sample@example.com']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.cc ?? []).toEqual([]);
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head.split('\r\n').every((line) => line.length <= 998 && !/^bcc:/i.test(line))).toBe(true);
    const names = mail.headers.map(({ key }) => key);
    expect(names.filter((name) => !OURS.has(name))).toEqual([]);
  });

  test.each(HOSTILE)('is decoded as it was written, in one line: %s', async (_, text) => {
    const { mail } = await sent({ subject: text });
    expect(mail.subject ?? '').toBe(headerText(text));
    expect(headerText(text)).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect([...headerText(text)].length).toBeLessThanOrEqual(120);
  });
});

describe('A mail', () => {
  test('has a sender of the site’s host, plain text and HTML, and headers against automatic replies', async () => {
    const { from, mail } = await sent({ subject: 'Día' });
    expect(from).toBe('no-reply@guide.example');
    expect(mail.from).toMatchObject({ name: 'Belize Celebrations', address: 'no-reply@guide.example' });
    expect(mail.messageId).toBe('<one@guide.example>');
    expect(mail.text?.trim()).toBe('Día');
    expect(mail.html).toContain('<p>Día</p>');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(new Date(mail.date ?? '').getTime()).toBe(NOW);
  });

  test('is sent to an internationalised domain in its ASCII form', async () => {
    const { raw } = await sent({ address: 'sample@fiésta.example' });
    expect(raw).toContain('sample@xn--fista-csa.example');
  });
});

describe('A failed delivery', () => {
  const failure = (fields: object) => Object.assign(new Error('for sample@example.com'), fields);
  test.each([
    ['no connection', { code: 'ESOCKET' }, 'unreachable', 'ESOCKET'],
    [
      'a wrong password',
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
      'unreachable',
      'SMTP_535',
    ],
    ['a failed TLS handshake', { code: 'ETLS' }, 'unreachable', 'ETLS'],
    [
      'a server that ends the connection',
      { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' },
      'unreachable',
      'SMTP_421',
    ],
    [
      'a sender that is not allowed',
      { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
      'unreachable',
      'SMTP_550',
    ],
    ['greylisting', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'temporary', 'SMTP_450'],
    [
      'a wrong sequence of commands',
      { code: 'EENVELOPE', responseCode: 503, command: 'RCPT TO' },
      'temporary',
      'SMTP_503',
    ],
    [
      'a refused recipient',
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 Blocked' },
      'refused',
      'SMTP_550',
    ],
    [
      'a refused text',
      { code: 'EMESSAGE', responseCode: 554, command: 'DATA', response: '554 5.1.1 Spam' },
      'refused',
      'SMTP_554',
    ],
    [
      'no such mailbox',
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No' },
      'hopeless',
      'SMTP_550',
    ],
    ['an invalid address', { code: 'EENVELOPE' }, 'hopeless', 'EENVELOPE'],
    ['our own timeout', { code: 'EABORT' }, 'temporary', 'TOO_SLOW'],
    ['a full disk', { code: 'ENOSPC' }, 'unreachable', 'ENOSPC'],
    ['anything else', {}, 'temporary', 'UNKNOWN'],
  ])('is classified by its code: %s', (_, fields, problem, code) => {
    expect(mailProblem(failure(fields))).toEqual({ problem, code });
  });
});
