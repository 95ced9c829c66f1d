import 'client-only';
import {
  after,
  FIRST_TRY,
  LONGEST_PAUSE_MS,
  nextStep,
  type RetryOptions,
  type SendResult,
  TOKEN_AGE_MS,
  type Try,
  tokenFromAnswer,
  tryFromAnswer,
} from './form-answer.ts';
import { newKey } from './new-key.ts';

/** Milliseconds for one try. */
const TRY_LIMIT_MS = 20_000;
const OPENING_PATH = '/api/opening';

/** 'waiting': there is no network, it goes on by itself; 'busy': the server asked to wait a moment. */
export type SendState = 'sending' | 'waiting' | 'busy';

export type SendRequest = RetryOptions & {
  path: string;
  body: Record<string, unknown>;
  idempotencyKey: string;
  openingToken?: string;
  openingPath?: string;
  onState?: (state: SendState) => void;
  /** Hears of a new key or token before it is used, so that the draft can keep it. */
  onRenewed?: (renewed: { idempotencyKey?: string; openingToken?: string }) => unknown;
  /** Ends the sending; the result then has the code 'cancelled'. */
  signal?: AbortSignal;
};

/** What sending needs from around it. */
type Surroundings = {
  isOnline: () => boolean;
  /** Waits; ends early when the signal aborts or, where asked for, when the network returns. */
  pause: (ms: number, signal: AbortSignal | undefined, untilOnline: boolean) => Promise<void>;
  /** From 0 to 1: so that many phones that come back at once do not all ask at once. */
  random: () => number;
};

const browser: Surroundings = {
  isOnline: () => navigator.onLine,
  random: Math.random,
  pause: (ms, signal, untilOnline) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        window.removeEventListener('online', done);
        document.removeEventListener('visibilitychange', whenSeen);
        resolve();
      };
      // A phone that was in a pocket: its timers slept, and the person wants to know now.
      const whenSeen = () => document.visibilityState === 'visible' && done();
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
      if (!untilOnline) return;
      window.addEventListener('online', done);
      document.addEventListener('visibilitychange', whenSeen);
    }),
};

type Reply = { answer: Response; text: string };

/** One try, undefined when it got no answer in time. Our own addresses never lead elsewhere; a sign-in page does. */
async function post(path: string, init: RequestInit, signal?: AbortSignal): Promise<Reply | undefined> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, TRY_LIMIT_MS);
  signal?.addEventListener('abort', end);
  try {
    const answer = await fetch(path, {
      ...init,
      method: 'POST',
      cache: 'no-store',
      redirect: 'error',
      signal: limit.signal,
    });
    return { answer, text: await answer.text() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

const NO_ANSWER: Try = { answered: false };

const tryFromReply = (reply: Reply | undefined): Try =>
  reply
    ? tryFromAnswer(reply.answer.status, reply.text, reply.answer.headers.get('Retry-After'), Date.now())
    : NO_ANSWER;

/** The token that says when the form was opened; undefined when there is no network or no server. */
export async function getOpeningToken(
  path = OPENING_PATH,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const reply = await post(path, {}, signal);
  return reply?.answer.ok ? tokenFromAnswer(reply.text) : undefined;
}

/**
 * Sends a form and goes on until there is a final answer: waits for the network, tries again with the same key and
 * the same body with growing pauses, gets a new opening token where the server asks for one. Never rejects.
 */
export async function sendForm(
  {
    path,
    body,
    idempotencyKey,
    openingToken,
    openingPath,
    onState,
    onRenewed,
    signal,
    ...patience
  }: SendRequest,
  { isOnline, pause, random }: Surroundings = browser,
): Promise<SendResult> {
  const text = JSON.stringify(body);
  let sending = FIRST_TRY;
  let key = idempotencyKey;
  let token = openingToken;

  const rest = async (state: SendState, ms: number) => {
    onState?.(state);
    const wasOnline = isOnline();
    await pause(ms, signal, state === 'waiting');
    if (wasOnline) sending = { ...sending, waitedMs: sending.waitedMs + ms };
  };

  while (!signal?.aborted) {
    // Some devices say offline and are not: it is tried all the same, now and then.
    if (!isOnline()) await rest('waiting', LONGEST_PAUSE_MS);
    if (signal?.aborted) break;
    onState?.('sending');
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
      ...(token ? { 'X-Opening-Token': token } : {}),
    };
    let tried = tryFromReply(await post(path, { body: text, headers }, signal));
    if (signal?.aborted) break;
    let step = nextStep(tried, sending, patience);

    if (step.do === 'renew-token') {
      onState?.('busy');
      token = await getOpeningToken(openingPath, signal);
      if (token) {
        sending = { ...sending, newTokens: sending.newTokens + 1 };
        await onRenewed?.({ openingToken: token });
        await rest('busy', TOKEN_AGE_MS);
        continue;
      }
      tried = NO_ANSWER;
      step = nextStep(tried, sending, patience);
    }
    sending = after(tried, sending);
    if (step.do === 'finish') return step.result;
    if (step.do === 'renew-key') {
      key = newKey();
      await onRenewed?.({ idempotencyKey: key });
    } else if (step.do === 'again')
      await rest(step.because === 'network' ? 'waiting' : 'busy', step.afterMs * (1 + random() / 4));
  }
  return { ok: false, error: '', code: 'cancelled', status: 0 };
}
