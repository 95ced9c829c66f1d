import { afterEach, describe, expect, test } from '@jest/globals';
import { loadVoiceOffer, requestVoiceSession } from '#lib/voice/live/live-offer.browser';
import { liveVoiceAvailability } from '#lib/voice/live/live-session.browser';

// jsdom has no network; these responses replace it, by method.
function respondWith(get: unknown, post: unknown = {}, status = 200) {
  const sent: RequestInit[] = [];
  window.fetch = async (_, init = {}) => {
    const isPost = init.method === 'POST';
    if (isPost) sent.push(init);
    const body = isPost ? post : get;
    if (body === 'no network') throw new TypeError('Failed to fetch');
    return {
      ok: !isPost || status < 300,
      status: isPost ? status : 200,
      json: async () => {
        if (body === 'no json') throw new SyntaxError('Unexpected token');
        return body;
      },
    } as Response;
  };
  return sent;
}
const { fetch: before } = window;
afterEach(() => {
  window.fetch = before;
});

const { signal } = new AbortController();
const OFFER = { live: true, destination: 'To the service.', token: 'token' };
const SESSION = {
  secret: 'ek_1',
  expiresAt: '2026-11-21T12:00:00Z',
  callsUrl: 'https://x.example/calls',
  model: 'm',
};
const ask = () =>
  requestVoiceSession({ kind: 'Local', language: 'es' }, signal).then(
    (session) => session,
    (error: Error) => error.message,
  );

describe('The offer of live conversations', () => {
  test.each([
    [OFFER, OFFER],
    [{ ...OFFER, extra: 1 }, OFFER],
    [{ live: false }, { live: false }],
    [{ ...OFFER, live: 'yes' }, { live: false }],
    [{ ...OFFER, destination: '' }, { live: false }],
    [{ ...OFFER, token: 7 }, { live: false }],
    [{ ...OFFER, destination: 'x'.repeat(900) }, { live: false }],
    [null, { live: false }],
    [[], { live: false }],
    ['text', { live: false }],
  ])('with the response %j is %j', async (response, offer) => {
    respondWith(response);
    expect(await loadVoiceOffer(signal)).toEqual(offer);
  });

  test('is unavailable, without an error, in a browser that lacks the APIs', async () => {
    respondWith('no network');
    expect(await liveVoiceAvailability()).toEqual({ live: false });
  });
});

describe('The request for a session', () => {
  test('is sent with the token of a fresh offer', async () => {
    const [sent] = [respondWith(OFFER, SESSION)];
    expect(await ask()).toEqual(SESSION);
    expect(new Headers(sent[0]?.headers).get('X-Opening-Token')).toBe('token');
    expect(sent[0]?.body).toBe('{"kind":"Local","language":"es"}');
  });

  test.each<[unknown, unknown, number, RegExp]>([
    [OFFER, { error: 'Used up today.', code: 'voice-budget' }, 503, /^Used up today\.$/],
    [OFFER, { error: 'Too many …', code: 'too-many' }, 429, /from your network.*still answers/],
    [OFFER, 'no json', 502, /cannot be opened right now/],
    [OFFER, { error: 7 }, 500, /cannot be opened right now/],
    [OFFER, { ...SESSION, callsUrl: 'javascript:alert(1)' }, 200, /cannot be opened right now/],
    [OFFER, { ...SESSION, secret: undefined }, 200, /cannot be opened right now/],
    [OFFER, null, 200, /cannot be opened right now/],
    [{ live: false }, SESSION, 200, /cannot be opened right now/],
  ])(
    'after the offer %j fails with a sentence for the response %j (%i)',
    async (offer, response, status, sentence) => {
      respondWith(offer, response, status);
      expect(await ask()).toMatch(sentence);
    },
  );
});
