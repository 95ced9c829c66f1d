import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { store } from '#lib/server/store/store.server';
import { type Fault, startRealtimeVoice } from '../../fakes/realtime-voice.mjs';
import { setClock } from '../../support/set-clock.ts';
import { describeStores } from '../../support/store/stores.ts';
import { mutated } from '../../support/submissions/mutated-bodies.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);
const LIMIT = 3;
Object.assign(process.env, {
  TRUSTED_PROXIES: '1',
  VOICE_SESSIONS_PER_DAY: String(LIMIT),
  VOICE_SAMPLE_EVENTS: '4',
});

let service: Awaited<ReturnType<typeof startRealtimeVoice>>;
let offerTo: (request: Request) => Promise<Response>;
let open: (request: Request) => Promise<Response>;
let written = '';

// The environment is read once, so the service is started before anything that reads it.
beforeAll(async () => {
  service = await startRealtimeVoice();
  Object.assign(process.env, service.env);
  ({ GET: offerTo } = await import('../../../app/api/voice/route.ts'));
  ({ POST: open } = await import('../../../app/api/voice/session/route.ts'));
  const { default: pino } = await import('pino');
  const keep = pino(
    { base: undefined },
    {
      write: (line: string) => {
        written += line;
      },
    },
  );
  Object.assign(globalThis, { [Symbol.for('belize-celebrations.log')]: keep });
});
afterAll(async () => {
  await service.close();
});
afterEach(() => {
  service.setFault(undefined);
  expect(written).not.toContain(service.key);
  expect(written).not.toContain('ek_loopback');
});

let askers = 0;
const offer = (headers: Record<string, string> = {}) => {
  askers += 1;
  const network = `10.2.${askers >> 8}.${askers & 255}`;
  return offerTo(
    new Request('http://localhost:3000/api/voice', {
      headers: { Host: 'localhost:3000', 'X-Forwarded-For': network, ...headers },
    }),
  );
};
const tokenOf = async () => ((await (await offer()).json()) as { token: string }).token;

let visitor = 0;
const BODY = { kind: 'Tourist', language: 'en' };
function request(body: unknown, token: string | undefined, headers: Record<string, string> = {}) {
  visitor += 1;
  return new Request('http://localhost:3000/api/voice/session', {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    headers: {
      Host: 'localhost:3000',
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.1.${visitor >> 8}.${visitor & 255}`,
      ...(token !== undefined && { 'X-Opening-Token': token }),
      ...headers,
    },
  });
}
const ask = async (token?: string, body: unknown = BODY) => {
  const answer = await open(request(body, token));
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, string>,
  };
};
const used = async () => {
  const row = await (await store()).db.selectFrom('daily_counts').select('count').executeTakeFirst();
  return Number(row?.count ?? 0);
};

describeStores('A live conversation', () => {
  test('is offered with the address for its audio', async () => {
    const answer = await offer();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      live: true,
      destination: `While you talk, your browser sends the sound to ${new URL(service.url).host}, which answers. This site neither hears nor keeps it.`,
      token: expect.stringMatching(/^[\da-z]+\.[\w-]{22}\.[\w-]{43}$/),
    });
  });

  test('gets a secret valid for one minute, and nothing else of the service’s response', async () => {
    const before = service.minted.length;
    const answer = await ask(await tokenOf(), { kind: 'Local', language: 'es' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toEqual({
      secret: expect.stringMatching(/^ek_loopback\d+$/),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      callsUrl: `${service.url}/v1/realtime/calls`,
      model: 'gpt-realtime',
    });
    expect(service.minted).toHaveLength(before + 1);
    const { body, bearer } = service.minted.at(-1) ?? {};
    expect(bearer).toBe(`Bearer ${service.key}`);
    expect(body).toMatchObject({
      expires_after: { anchor: 'created_at', seconds: 60 },
      session: {
        type: 'realtime',
        model: 'gpt-realtime',
        output_modalities: ['audio'],
        tracing: null,
        tools: [{ type: 'function', name: 'search_events', parameters: { type: 'object' } }],
      },
    });
    const { instructions } = body.session;
    expect(instructions).toContain('The person is in Belize');
    expect(instructions).toContain('begin in Spanish');
    expect(instructions.split('<events>\n')[1].split('\n</events>')[0].split('\n')).toHaveLength(4);
    expect(await used()).toBe(1);
  });

  test('needs a token of its own, which opens one conversation', async () => {
    const token = await tokenOf();
    expect((await ask(token)).status).toBe(200);
    const { openingToken } = await import('#lib/submissions/items/received/opening-token.server');
    const { createTimedToken } = await import('#lib/server/limits/timed-token.server');
    const wrong = [
      token,
      undefined,
      '',
      `${token}x`,
      openingToken(NOW - 60_000),
      createTimedToken('voice', NOW - 11 * 60_000),
      createTimedToken('voice', NOW + 60_000),
    ];
    for (const given of wrong) {
      const { status, body } = await ask(given);
      expect([status, body.code]).toEqual([403, 'opening-token']);
    }
    expect(await used()).toBe(1);
  });

  test('is no longer offered, and refused with a sentence, when the daily limit is reached', async () => {
    const spare = await tokenOf();
    for (let turn = 0; turn < LIMIT; turn += 1) expect((await ask(await tokenOf())).status).toBe(200);
    expect(await (await offer()).json()).toEqual({ live: false });
    const minted = service.minted.length;
    const { status, headers, body } = await ask(spare);
    expect([status, body.code]).toEqual([503, 'voice-budget']);
    expect(body.error).toMatch(/used up\. The assistant still answers what you type\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(service.minted).toHaveLength(minted);
    // Refused requests do not count.
    await (await store()).db.deleteFrom('daily_counts').execute();
    expect((await ask(spare)).status).toBe(200);
  });

  test('is offered only to pages of this site, and to one network only up to a limit', async () => {
    expect((await offer({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const { RATE_LIMITS } = await import('#lib/server/limits/rate-limits');
    const { networkKey } = await import('#lib/server/limits/stored-count.server');
    // All but one, as other servers may have counted them.
    const counted = { points: RATE_LIMITS.opening.points - 1, expire: NOW + 60_000 };
    const { db } = await store();
    await db
      .insertInto('rate_limits')
      .values({ key: networkKey('opening', '198.51.100.8'), ...counted })
      .execute();
    const from = { 'X-Forwarded-For': '198.51.100.8' };
    expect((await offer(from)).status).toBe(200);
    expect((await offer(from)).status).toBe(429);
  });

  test('is limited for one network', async () => {
    const { RATE_LIMITS } = await import('#lib/server/limits/rate-limits');
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    for (let turn = 0; turn < RATE_LIMITS.voice.points; turn += 1)
      expect((await open(request(BODY, 'none', from))).status).toBe(403);
    expect((await open(request(BODY, await tokenOf(), from))).status).toBe(429);
  });

  test.each<[Fault, number, string]>([
    ['401', 502, 'voice-status-401'],
    ['429', 503, 'voice-status-429'],
    ['500', 502, 'voice-status-500'],
    ['wrong-json', 502, 'voice-answer'],
    ['no-json', 502, 'voice-answer'],
    ['echoes-key', 502, 'voice-answer'],
    ['long', 502, 'voice-answer'],
    ['redirects', 503, 'voice-connection'],
  ])(
    'that the service does not open (%s) answers %i, is logged as %s, and costs nothing',
    async (fault, status, code) => {
      service.setFault(fault);
      written = '';
      const answer = await ask(await tokenOf());
      expect([answer.status, answer.body.code]).toEqual([status, 'voice-service']);
      expect(answer.body.error).toMatch(/The assistant still answers what you type\.$/);
      expect(JSON.stringify(answer.body)).not.toContain(service.key);
      expect(JSON.parse(written)).toMatchObject({ endpoint: 'voice', code });
      expect(await used()).toBe(0);
    },
  );

  test('that the service does not open in time is cancelled', async () => {
    const { mintClientSecret } = await import('#lib/voice/live/mint-client-secret.server');
    const { liveService } = await import('#lib/voice/live/live-service.server');
    const configured = liveService();
    if (!configured) throw new Error('There is no service');
    service.setFault('hangs');
    written = '';
    await expect(mintClientSecret(configured, 'x', 50)).rejects.toMatchObject({ status: 503 });
    expect(JSON.parse(written)).toMatchObject({ code: 'voice-timeout' });
  });

  test('accepts no other request body', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(mutated(BODY), async ({ body, headers }) => {
        const db = (await store()).db;
        await db.deleteFrom('daily_counts').execute();
        const answer = await open(request(body, await tokenOf(), headers));
        const { error, secret } = (await answer.json()) as { error?: string; secret?: string };
        if (answer.status === 200) {
          accepted += 1;
          expect(secret).toMatch(/^ek_/);
        } else {
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          expect(error).toMatch(/^[A-Z].*\.?$/);
        }
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
    expect(accepted).toBeLessThan(50);
  });
});
