import { nameOfDraft, outcomesFrom, outcomeWords, type WaitingOutcome } from '#lib/forms/waiting-forms';

describe('a stored outcome', () => {
  const sent = {
    kind: 'event',
    title: 'Punta Night',
    reference: 'BC-7K4M-92QX',
    statusUrl: '/status/a-b_C9',
  };
  const refused = { kind: 'advertiser', title: '', error: 'Email is required' };

  test('is parsed as it was stored, in its order', () => {
    expect(outcomesFrom([sent, refused])).toEqual([sent, refused]);
  });

  test.each([
    ['a kind that is never sent later', { ...sent, kind: 'contact' }],
    ['no title', { ...sent, title: undefined }],
    ['a title of 121 letters', { ...sent, title: 'x'.repeat(121) }],
    ['a reference of 101 letters', { ...sent, reference: 'x'.repeat(101) }],
    ['an error of 501 letters', { ...refused, error: 'x'.repeat(501) }],
    ['a private link without a scheme to another site', { ...sent, statusUrl: '//example.com/status/a' }],
    ['a private link to another site', { ...sent, statusUrl: 'https://example.com/status/a' }],
    ['a private link with a query', { ...sent, statusUrl: '/status/a?next=//example.com' }],
    ['no fields at all', null],
  ])('is ignored with %s, and the others are not', (_, entry) => {
    expect(outcomesFrom([entry, refused])).toEqual([refused]);
  });

  test.each([
    ['a title', { ...sent, title: 'x'.repeat(120) }],
    ['a reference', { ...sent, reference: 'x'.repeat(100) }],
    ['an error', { ...refused, error: 'x'.repeat(500) }],
  ])('may have %s of the maximum length', (_, entry) => {
    expect(outcomesFrom([entry])).toEqual([entry]);
  });

  test.each([undefined, null, 'text', { 0: sent }])(
    'is missing when storage has %j in place of a list',
    (stored) => {
      expect(outcomesFrom(stored)).toEqual([]);
    },
  );
});

describe('the title of a waiting draft', () => {
  test('is the title of an event and the name of a business', () => {
    const values = { title: ' Punta Night ', businessName: 'Kriol Kitchen' };
    expect(nameOfDraft('event', { values })).toBe('Punta Night');
    expect(nameOfDraft('advertiser', { values })).toBe('Kriol Kitchen');
  });

  test('is the submitted one, even if another was typed since', () => {
    expect(nameOfDraft('event', { body: { title: 'Sent' }, values: { title: 'Typed' } })).toBe('Sent');
    expect(nameOfDraft('event', { body: {}, values: { title: 'Typed' } })).toBe('Typed');
  });

  test('is cut after 120 characters, and empty when there is none', () => {
    expect(nameOfDraft('event', { values: { title: 'x'.repeat(121) } })).toBe('x'.repeat(120));
    expect(nameOfDraft('event', { values: {} })).toBe('');
    expect(nameOfDraft('event', { values: { title: 7 } })).toBe('');
  });
});

test.each<[WaitingOutcome, string]>([
  [{ kind: 'event', title: 'Punta Night' }, 'Your event “Punta Night” was sent.'],
  [{ kind: 'advertiser', title: 'Kriol Kitchen' }, 'Your application “Kriol Kitchen” was sent.'],
  [{ kind: 'event', title: '' }, 'Your event was sent.'],
  [
    { kind: 'event', title: 'Punta Night', error: 'Event title is required' },
    'Your event “Punta Night” could not be sent: Event title is required',
  ],
  [{ kind: 'advertiser', title: '', error: '' }, 'Your application could not be sent: '],
])('the visitor reads about %j: %s', (outcome, words) => {
  expect(outcomeWords(outcome)).toBe(words);
});
