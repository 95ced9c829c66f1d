import { describe, expect, test } from '@jest/globals';
import type { ItemKind } from '#lib/server/store/schema';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { type ItemBackground, seriousHints, spamHints } from '#lib/submissions/moderation/item/spam-hints';
import { someApplication, someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const hintsOf = (kind: ItemKind, payload: object) =>
  spamHints(contentOf({ kind, payload: JSON.stringify(payload) }));
const TWO_ADDRESSES = 'See https://a.example and www.b.example for more of it.';

test('the address that our own "Something wrong?" writes into a message is no hint', () => {
  const siteUrl = 'https://guide.example';
  const message = `Fiesta, 5 December\n${siteUrl}/events/fiesta\n\nIt is at 7 PM.`;
  const hints = (text: string) =>
    spamHints(contentOf({ kind: 'contact', payload: JSON.stringify(someMessage({ message: text })) }), {
      siteUrl,
    });
  expect(hints(message)).toEqual([]);
  expect(hints(`${message} See https://guide.example.evil.example/x`)).toEqual(['1 web address in the text']);
});

test('what is seldom harmless stands out', () => {
  const content = contentOf({
    kind: 'event',
    payload: JSON.stringify(someSubmission({ honeypot: 'x', description: TWO_ADDRESSES, formDuration: 1 })),
  });
  const background = { isCopied: true, sender: { sent: 4, refused: 0 } };
  expect(seriousHints(content, background)).toEqual([
    'The hidden field was filled in',
    'Text sent before',
    'Filled in within 1 s',
  ]);
});

describe('An event whose year the form asks about', () => {
  const now = Date.parse('2026-11-30T18:00:00Z');
  test.each([
    [{ date: '2028-11-30' }, []],
    [{ date: '2028-12-01' }, ['2028 is far ahead']],
    [{ date: '2062-12-05', endDate: '2062-12-06' }, ['2062 is far ahead']],
    [{ date: '2026-12-05', moreDates: ['2026-12-12', '2062-12-19'] }, ['2062 is far ahead']],
  ])('is a hint to moderators when it has %j: %j', (changes, hints) => {
    const content = contentOf({ kind: 'event', payload: JSON.stringify(someSubmission(changes)) });
    expect(spamHints(content, { now })).toEqual(hints);
    expect(seriousHints(content, { now })).toEqual([]);
  });
});

describe('An address that the form asks about', () => {
  test.each<[ItemKind, object, string[]]>([
    ['event', someSubmission({ submitterEmail: 'ann@gmial.com' }), ['Email may be ann@gmail.com']],
    ['event', someSubmission({ submitterEmail: 'ann@gmail.com' }), []],
    ['event', { ...someSubmission(), submitterEmail: '' }, []],
    ['advertiser', someApplication({ contactEmail: 'ann@hotmail.con' }), ['Email may be ann@hotmail.com']],
    ['contact', someMessage({ email: 'josé@gmail.com' }), ['Email may be jose@gmail.com']],
  ])('is a hint to moderators of an item of kind %s: %j', (kind, payload, hints) => {
    const content = contentOf({ kind, payload: JSON.stringify(payload) });
    expect(spamHints(content)).toEqual(hints);
    expect(seriousHints(content)).toEqual([]);
  });
});

describe('An item looks like spam', () => {
  test.each([
    [{}, []],
    [{ honeypot: 'x' }, ['The hidden field was filled in']],
    [{ formDuration: 4_200 }, ['Filled in within 5 s']],
    [{ formDuration: 14_999 }, ['Filled in within 15 s']],
    [{ formDuration: 15_000 }, []],
    [{ description: TWO_ADDRESSES }, ['2 web addresses in the text']],
    [
      { description: 'See HTTP://a.example for more of it, and bring friends.' },
      ['1 web address in the text'],
    ],
    [
      { description: 'Tickets at belizefest.com and bit.ly/abc, early birds save.' },
      ['2 web addresses in the text'],
    ],
    [{ description: 'Write to info@fiesta.example.com for a table near the stage.' }, []],
    [{ description: 'Doors at 7.30 p.m., on the field behind the school.No shoes.' }, []],
    [
      { description: 'See WWW.a.example, http://b.example, https://c.example.' },
      ['3 web addresses in the text'],
    ],
    [{ title: 'THE BIGGEST PARTY IN TOWN EVER' }, ['All in capitals']],
    [{ title: 'THE BIGGEST PARTY IN TOWN Ever' }, []],
    // Twenty letters, then twenty-one.
    [{ title: 'A-B-C-D-E-F-G-H-I-J-K-L-M-N-O-P-Q-R-S-T' }, []],
    [{ title: 'A-B-C-D-E-F-G-H-I-J-K-L-M-N-O-P-Q-R-S-T-U' }, ['All in capitals']],
    [{ title: '2027-2028-2029-2030-2031' }, []],
    [{ title: 'BTB EXPO' }, []],
    [
      { honeypot: 'x', formDuration: 1, description: TWO_ADDRESSES },
      ['The hidden field was filled in', '2 web addresses in the text', 'Filled in within 1 s'],
    ],
  ])('when it is an event with %j: %j', (changes, hints) => {
    expect(hintsOf('event', someSubmission(changes))).toEqual(hints);
  });

  test.each([
    ['free', 'Entrance $10 at the gate.', '$10'],
    ['free', 'Entrance BZ$ 25 at the gate.', 'BZ$ 25'],
    ['free', 'Adults US$5.50, children less.', 'US$5.50'],
    ['free', 'Plates are 12 dollars each.', '12 dollars'],
    ['free', 'Plates are 1,200 BZD each.', '1,200 BZD'],
    ['free', 'Bring €5 for a drink.', '€5'],
    ['free', 'It costs $0, bring 3 friends at 10.', ''],
    ['free', 'Since 1998 in dollars and cents of joy.', ''],
    ['paid', 'Entrance $10 at the gate.', ''],
  ])('when it says %s and its text is “%s”, the price named is “%s”', (cost, description, price) => {
    const hints = price ? [`Says free, text names ${price}`] : [];
    expect(hintsOf('event', someSubmission({ cost, description }))).toEqual(hints);
  });

  test.each<[ItemBackground, string[]]>([
    [{}, []],
    [{ isCopied: true }, ['Text sent before']],
    [{ sender: { sent: 2, refused: 0 } }, []],
    [{ sender: { sent: 3, refused: 0 } }, ['3 sent in 30 days']],
    [{ sender: { sent: 2, refused: 1 } }, ['2 sent in 30 days, 1 rejected or spam']],
  ])('when the store knows %j beside it: %j', (background, hints) => {
    const content = contentOf({ kind: 'event', payload: JSON.stringify(someSubmission()) });
    expect(spamHints(content, background)).toEqual(hints);
  });

  test.each([
    [{}, []],
    [{ formDurationSeconds: 0 }, []],
    [{ formDurationSeconds: 14 }, ['Filled in within 14 s']],
    [{ formDurationSeconds: 15 }, []],
    [{ businessDescription: TWO_ADDRESSES }, ['2 web addresses in the text']],
    [
      { businessDescription: 'www.a.example', advertisingGoals: 'www.b.example' },
      ['2 web addresses in the text'],
    ],
    [{ businessName: 'THE BIGGEST PARTY IN TOWN EVER' }, []],
  ])('when it is an application with %j: %j', (changes, hints) => {
    expect(hintsOf('advertiser', someApplication(changes))).toEqual(hints);
  });

  test.each([
    [{}, []],
    [{ message: TWO_ADDRESSES }, ['2 web addresses in the text']],
    [{ subject: 'THE BIGGEST PARTY IN TOWN EVER' }, []],
  ])('when it is a message with %j: %j', (changes, hints) => {
    expect(hintsOf('contact', someMessage(changes))).toEqual(hints);
  });
});
