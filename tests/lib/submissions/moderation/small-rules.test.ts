import { expect, test } from '@jest/globals';
import { ageText } from '#lib/submissions/moderation/age-text';
import { auditWords } from '#lib/submissions/moderation/audit-words';
import { contactLinks } from '#lib/submissions/moderation/contact-links';
import { deskPath } from '#lib/submissions/moderation/desk-path';
import { formatInstant } from '#lib/submissions/moderation/format-instant';
import { contentOf } from '#lib/submissions/moderation/moderated-item';
import { filterFromSearch, searchFromFilter } from '#lib/submissions/moderation/queue-filter';
import { spamHints } from '#lib/submissions/moderation/spam-hints';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  ['622-1234', '5016221234'],
  ['+501 622 1234', '5016221234'],
  ['00501 622 1234', '5016221234'],
  ['(713) 555-0100', '17135550100'],
  ['+44 20 7946 0000', '442079460000'],
  ['5016221234', '5016221234'],
  ['12', undefined],
  ['', undefined],
])('the phone number %j is %j for WhatsApp', (phone, number) => {
  const links = contactLinks(
    { name: 'Ana', email: '', phone },
    { title: 'Fiesta', reference: 'BC-0000-0000' },
  );
  const href = links.find(({ icon }) => icon === 'whatsapp')?.href;
  expect(href && new URL(href).pathname.slice(1)).toBe(number);
});

test('somebody without a phone is written to by email', () => {
  const links = contactLinks(
    { name: 'Ana B', email: 'ana@example.com', phone: '' },
    { title: 'Fiesta & more', reference: 'BC-0000-0000' },
  );
  expect(links.map(({ href }) => href)).toEqual([
    'mailto:ana%40example.com?subject=Fiesta%20%26%20more%20(BC-0000-0000)',
  ]);
});

test.each([
  [30_000, 'now'],
  [5 * 60_000, '5 min'],
  [3 * 3_600_000, '3 h'],
  [50 * 3_600_000, '2 d'],
])('an item that waits for %d ms has the age %j', (age, words) => {
  expect(ageText(new Date(NOW - age).toISOString(), NOW)).toBe(words);
});

test('an instant is shown as a clock in Belize has it', () => {
  expect(formatInstant('2026-11-21T05:59:00.000Z')).toBe('Fri 20 Nov 2026, 23:59');
});

test.each([
  ['', ''],
  ['?status=approved&kind=event&q=punta&page=2', '?status=approved&kind=event&q=punta&page=2'],
  ['?status=nonsense&kind=nothing&page=-1&page=x', ''],
  ['?status=pending&kind=all&page=1', ''],
])('the address %j asks for the filter %j', (given, search) => {
  expect(searchFromFilter(filterFromSearch(new URLSearchParams(given)))).toBe(search);
});

test('a path holds the item, the filter and the key', () => {
  expect(deskPath({ itemId: 'a/b', filter: { kind: 'event' }, key: 'k.e.y' })).toBe(
    '/moderate/items/a%2Fb?kind=event&key=k.e.y',
  );
});

test.each([
  [{}, []],
  [{ honeypot: 'x' }, ['The hidden field was filled in']],
  [{ formDuration: 4_200 }, ['Filled in within 5 s']],
  [{ formDuration: 60_000 }, []],
  [
    { description: 'See https://a.example and www.b.example for more of it.' },
    ['2 web addresses in the text'],
  ],
  [{ title: 'THE BIGGEST PARTY IN TOWN EVER' }, ['All in capitals']],
  [{ title: 'BTB EXPO' }, []],
])('an event with %j has the hints %j', (changes, hints) => {
  expect(spamHints(contentOf({ kind: 'event', payload: JSON.stringify(someSubmission(changes)) }))).toEqual(
    hints,
  );
});

test('an item whose private fields were deleted is still read', () => {
  const { submitterName: _, submitterEmail: __, submitterPhone: ___, ...rest } = someSubmission();
  expect(contentOf({ kind: 'event', payload: JSON.stringify(rest) }).payload).toMatchObject({
    submitterEmail: '',
    title: 'Village Fiesta',
  });
});

test.each([
  ['submitter', 'received', {}, 'The submitter sent it'],
  ['trap', 'received', {}, 'The spam trap caught it'],
  ['a@example.com', 'rejected', { reason: 'Over.' }, 'a@example.com rejected: “Over.”'],
  ['a@example.com', 'edited', { fields: ['title', 'date'] }, 'a@example.com edited: title, date'],
  [
    'submitter',
    'corrected',
    { fields: ['venueName', 'coverImageUrl', 'additionalImageAlts'] },
    'The submitter corrected: venue name, pictures',
  ],
])('the history names who did what: %s %s', (who, action, detail, words) => {
  expect(auditWords({ who, action, detail: JSON.stringify(detail) })).toBe(words);
});
