import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { statusHash } from '#lib/submissions/items/links/private-link.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitContact } from '#lib/submissions/items/received/submit-contact.server';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { describeStores } from '../../../../support/store/stores.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const sent = (key: string | null = crypto.randomUUID(), openedAt = NOW - 60_000) => ({
  idempotencyKey: key,
  openingToken: openingToken(openedAt),
  now: NOW,
});
const all = async (table: 'items' | 'outbox' | 'spent_tokens' | 'idempotency_keys') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );

describeStores('An item is stored', () => {
  test('with its notifications in the outbox, and its private link only as a hash', async () => {
    const { message, reference, statusUrl } = await submitEvent(someSubmission(), sent());
    expect(message).toMatch(/^Event submitted successfully!/);
    expect(reference).toMatch(/^BC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const [item] = await all('items');
    expect(item).toMatchObject({ kind: 'event', status: 'pending', reference, event_date: '2027-12-05' });
    const token = statusUrl.replace('/status/', '');
    expect(item?.status_hash).toBe(statusHash(token));
    const outbox = await all('outbox');
    expect(outbox.map(({ kind }) => kind).sort()).toEqual(['moderators-new', 'receipt']);
    expect(JSON.stringify([item, outbox])).not.toContain(token);
  });

  test('with a community as our list spells it', async () => {
    await submitEvent(someSubmission({ community: 'dangriga' }), sent());
    const [item] = await all('items');
    expect(JSON.parse(item?.payload ?? '')).toMatchObject({ community: 'Dangriga' });
  });

  test('once for the same key and body, with the first response', async () => {
    const again = sent('the-same-key');
    const first = await submitEvent(someSubmission(), again);
    expect(await submitEvent(someSubmission(), again)).toEqual(first);
    expect(await all('items')).toHaveLength(1);
    expect(await all('outbox')).toHaveLength(2);
  });

  test('once across an update that brought fields to the form, as long as those are empty', async () => {
    const { price: _, currency: __, ...before } = someSubmission();
    const first = await submitEvent(before as ReturnType<typeof someSubmission>, sent('the-same-key'));
    expect(await submitEvent(someSubmission(), sent('the-same-key'))).toEqual(first);
    const priced = submitEvent(someSubmission({ cost: 'paid', price: '25' }), sent('the-same-key'));
    expect(await refusal(priced)).toEqual([422, 'idempotency']);
  });

  test('once for concurrent copies of the same request', async () => {
    const again = sent('the-same-key');
    const answers = await Promise.all(Array.from({ length: 8 }, () => submitEvent(someSubmission(), again)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await all('items')).toHaveLength(1);
  });

  test('not for another body with the same key: 422', async () => {
    await submitEvent(someSubmission(), sent('the-same-key'));
    const other = submitEvent(someSubmission({ title: 'Another' }), sent('the-same-key'));
    expect(await refusal(other)).toEqual([422, 'idempotency']);
    expect(await all('items')).toHaveLength(1);
  });

  test('once when only data about the browser and the attempt differ', async () => {
    const later = { formDuration: 90_000, timestamp: '2026-11-21T12:01:00.000Z', userAgent: 'Another tab' };
    const first = await submitEvent(someSubmission(), sent('the-same-key'));
    expect(await submitEvent(someSubmission(later), sent('the-same-key'))).toEqual(first);
    expect(await all('items')).toHaveLength(1);
  });

  test('again for the same key at another endpoint', async () => {
    const message = {
      name: 'N',
      email: 'n@example.com',
      phone: '',
      subject: 'S',
      message: 'Ten or more',
      honeypot: '',
    };
    await submitEvent(someSubmission(), sent('the-same-key'));
    await submitContact(message, sent('the-same-key'));
    expect((await all('items')).map(({ kind }) => kind).sort()).toEqual(['contact', 'event']);
  });

  test.each([
    ['within 15 seconds of the opening', sent('a-key-to-try', NOW - 14_999), 'too-early'],
    ['without a token', { ...sent('a-key-to-try'), openingToken: null }, 'opening-token'],
    [
      'with a token that is not signed by us',
      { ...sent('a-key-to-try'), openingToken: `${openingToken(NOW - 60_000).slice(0, -2)}AA` },
      'opening-token',
    ],
    ['with a token of the month before', sent('a-key-to-try', NOW - 31 * 86_400_000), 'opening-token'],
    [
      'with a token from before the clock was set back',
      sent('a-key-to-try', NOW + 3_600_000),
      'opening-token',
    ],
  ])('but an event is refused %s, and nothing of it is stored', async (_, how, code) => {
    expect(await refusal(submitEvent(someSubmission(), how))).toEqual([403, code]);
    expect(await all('items')).toEqual([]);
    expect(await all('idempotency_keys')).toEqual([]);
    expect(await all('spent_tokens')).toEqual([]);
  });

  test('also when its form was opened more than six hours ago', async () => {
    await submitEvent(someSubmission(), sent(undefined, NOW - 7 * 3_600_000));
    expect(await all('items')).toHaveLength(1);
  });

  test('once for each opening token', async () => {
    const first = sent('first-of-two');
    await submitEvent(someSubmission(), first);
    const second = submitEvent(someSubmission({ title: 'Another' }), {
      ...first,
      idempotencyKey: 'second-of-two',
    });
    expect(await refusal(second)).toEqual([403, 'opening-token']);
    expect(await all('items')).toHaveLength(1);
  });

  test('but images that our upload did not issue are refused, with an error message for their field', async () => {
    const coverImageUrl = '/uploads/made-up-0123456789.webp';
    const error = await submitEvent(someSubmission({ coverImageUrl }), sent()).catch((thrown) => thrown);
    expect(error).toMatchObject({
      status: 400,
      details: { fields: { coverImageUrl: 'Images must be uploaded with the form' } },
    });
    expect(await all('items')).toEqual([]);
  });

  /** Stores an image as if it had just been uploaded; resolves to its address. */
  async function issueImage(): Promise<string> {
    const url = '/uploads/issued-0123456789.webp';
    const { db } = await store();
    await db
      .insertInto('uploads')
      .values({
        id: 'issued-0123456789',
        url,
        public_id: 'issued-0123456789',
        provider: 'disk',
        bytes: 1,
        width: 1,
        height: 1,
        created_at: new Date(NOW).toISOString(),
      })
      .execute();
    return url;
  }

  test('with its images, which no second event can use', async () => {
    const url = await issueImage();
    const { db } = await store();
    await submitEvent(someSubmission({ additionalImageUrls: [url] }), sent());
    const [item] = await all('items');
    const claimed = await db.selectFrom('uploads').select('claimed_by').execute();
    expect(claimed).toEqual([{ claimed_by: item?.id }]);
    expect(await refusal(submitEvent(someSubmission({ additionalImageUrls: [url] }), sent()))).toEqual([
      400,
      undefined,
    ]);
  });

  test('as spam with a filled-in honeypot: the response is the same, but no mail is sent', async () => {
    const answer = await submitEvent(someSubmission({ honeypot: 'https://spam.example' }), sent());
    expect(answer.message).toMatch(/^Event submitted successfully!/);
    expect(await all('items')).toMatchObject([{ status: 'spam', decided_by: 'trap' }]);
    expect(await all('outbox')).toEqual([]);
  });

  test('as spam without its images, which stay unclaimed and are checked like those of any event', async () => {
    const url = await issueImage();
    const robot = { honeypot: 'https://spam.example' };
    await submitEvent(someSubmission({ ...robot, coverImageUrl: url }), sent());
    const claims = await (await store()).db.selectFrom('uploads').select('claimed_by').execute();
    expect(claims).toEqual([{ claimed_by: null }]);
    const coverImageUrl = '/uploads/made-up-0123456789.webp';
    const error = await submitEvent(someSubmission({ ...robot, coverImageUrl }), sent()).catch(
      (thrown) => thrown,
    );
    expect(error).toMatchObject({
      status: 400,
      details: { fields: { coverImageUrl: 'Images must be uploaded with the form' } },
    });
    await submitEvent(someSubmission({ coverImageUrl: url }), sent());
    expect(await all('items')).toHaveLength(2);
  });
});
