import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { store } from '#lib/server/store/store.server';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { POST as postContact } from '../../../app/api/contact/route.ts';
import { POST as postAdvertiser } from '../../../app/api/submit-advertiser/route.ts';
import { POST as postEvent } from '../../../app/api/submit-event/route.ts';
import { setClock } from '../../support/set-clock.ts';
import { describeStores } from '../../support/store/stores.ts';
import { type Mutated, mutated, TEXTS } from '../../support/submissions/mutated-bodies.ts';
import { ENTRUSTED, type Entrusted, fullSubmissionBody } from '../../support/submissions/some-bodies.ts';

// Every request comes from a network of its own, so that no rate limit applies.
process.env.TRUSTED_PROXIES = '1';
const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);
const HANDLERS = { contact: postContact, 'submit-advertiser': postAdvertiser, 'submit-event': postEvent };
const SEEDED = { numRuns: 200, seed: 20_261_121 };
const READABLE = /^[A-Z][^{}[\]<>]{8,200}$/;
// A schema's default message, where no sentence was written.
const OF_A_MACHINE = /Invalid input|expected|received|undefined|NaN|Too (big|small)/;

let visitor = 0;
function send({ endpoint }: Pick<Entrusted, 'endpoint'>, { body, headers }: Mutated): Promise<Response> {
  visitor += 1;
  const request = new Request(`http://localhost:3000/api/${endpoint}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      Host: 'localhost:3000',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Opening-Token': openingToken(NOW - 60_000),
      'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
      ...headers,
    },
  });
  return HANDLERS[endpoint](request);
}

const payloads = async () => {
  const { db } = await store();
  return (await db.selectFrom('items').select('payload').execute()).map(
    ({ payload }) => JSON.parse(payload) as Record<string, unknown>,
  );
};

const errorSchema = {
  parse(answer: unknown) {
    const { error, fields = {} } = answer as { error: string; fields?: Record<string, string> };
    return [error, ...Object.values(fields)];
  },
};

describeStores('A body that something was done to', () => {
  test.each(ENTRUSTED)('is refused with a sentence, or is still valid: $endpoint', async (entrusted) => {
    const { db } = await store();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(mutated(entrusted.body()), async (sent) => {
        await db.deleteFrom('items').execute();
        const answer = await send(entrusted, sent);
        const body: unknown = await answer.json();
        const stored = await payloads();
        if (answer.status === 200) {
          accepted += 1;
          const text = typeof sent.body === 'string' ? sent.body : new TextDecoder().decode(sent.body);
          expect(stored).toEqual([entrusted.schema.parse(JSON.parse(text.replace(/^\ufeff/, '')))]);
          // What is stored is valid input again: corrections go through the same schema.
          expect(stored).toEqual(stored.map((payload) => entrusted.schema.parse(payload)));
          return;
        }
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        for (const sentence of errorSchema.parse(body)) {
          expect(sentence).toMatch(READABLE);
          expect(sentence).not.toMatch(OF_A_MACHINE);
        }
        expect(stored).toEqual([]);
      }),
      SEEDED,
    );
    // Some are accepted and some refused; otherwise the mutations would prove little.
    expect(accepted).toBeGreaterThan(5);
    expect(accepted).toBeLessThan(SEEDED.numRuns / 2);
  });
});

describe('An accepted event', () => {
  test('can be published, whatever its fields hold', () => {
    const text = fc.oneof(
      fc.constantFrom(...TEXTS),
      fc.string({ unit: 'binary', maxLength: 160 }),
      fc.string({ unit: 'grapheme', maxLength: 140 }),
    );
    const changes = fc.record(
      {
        title: text,
        time: text,
        venueName: text,
        community: text,
        country: text,
        website: text,
        description: text,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changes, (fields) => {
        const { success, data } = eventSubmissionSchema.safeParse(fullSubmissionBody(fields));
        if (!success) return;
        const event = publishedEvent(data);
        expect(encodeURIComponent(JSON.stringify(event.title))).toBeTruthy();
        expect(event.id).toMatch(/^[a-z0-9-]+$/);
      }),
      { numRuns: 2_000, seed: 20_261_121 },
    );
  });
});
