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
import { pause } from './pause.browser.ts';

/** Milliseconds for one try. */
const TRY_TIMEOUT_MS = 20_000;
const OPENING_PATH = '/api/opening';

/**
 * 'pictures': they are uploaded first; 'waiting': for the network, then it continues by itself; 'busy': the server asked
 * to wait.
 */
export type SendState = 'sending' | 'pictures' | 'waiting' | 'busy';

export type SendRequest = RetryOptions & {
  path: string;
  body: Record<string, unknown>;
  idempotencyKey: string;
  openingToken?: string;
  openingPath?: string;
  onState?: (state: SendState) => void;
  /** Called with a new key or token before it is used, so that it is saved with the draft. */
  onRenewed?: (renewed: { idempotencyKey?: string; openingToken?: string }) => unknown;
  /** Aborts the sending; the result then has the code 'cancelled'. */
  signal?: AbortSignal;
  /**
   * Ends retrying: the try in progress may still succeed, else the result has the code 'cancelled' too. Aborted whenever
   * `signal` is.
   */
  halt?: AbortSignal;
};

/** What sending needs from its environment. */
type Environment = {
  isOnline: () => boolean;
  pause: typeof pause;
  /** From 0 to 1: jitter, so that many phones that come online together do not retry together. */
  random: () => number;
};

const browser: Environment = {
  isOnline: () => navigator.onLine,
  random: Math.random,
  pause,
};

type Reply = { answer: Response; text: string };

/** One try; undefined without a response in time. Redirects are errors: ours never redirect, captive portals do. */
async function post(path: string, init: RequestInit, signal?: AbortSignal): Promise<Reply | undefined> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, TRY_TIMEOUT_MS);
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

/** Loads an opening token, which proves when the form was opened; undefined without a network or server. */
export async function getOpeningToken(
  path = OPENING_PATH,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const reply = await post(path, {}, signal);
  return reply?.answer.ok ? tokenFromAnswer(reply.text) : undefined;
}

/**
 * Sends a form and retries until there is a final response: waits for the network, repeats the same key and body with
 * growing pauses, and loads a new opening token when the server requires one. Never rejects.
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
    halt,
    ...retryOptions
  }: SendRequest,
  { isOnline, random, ...environment }: Environment = browser,
): Promise<SendResult> {
  const text = JSON.stringify(body);
  let sending = FIRST_TRY;
  let key = idempotencyKey;
  let token = openingToken;

  const isOver = () => signal?.aborted || halt?.aborted;

  const wait = async (state: SendState, ms: number) => {
    if (isOver()) return;
    onState?.(state);
    const wasOnline = isOnline();
    await environment.pause(ms, halt ?? signal, state === 'waiting');
    if (wasOnline) sending = { ...sending, waitedMs: sending.waitedMs + ms };
  };

  while (!isOver()) {
    // Some devices report to be offline and are not, so it is tried now and then.
    if (!isOnline()) await wait('waiting', LONGEST_PAUSE_MS);
    if (isOver()) break;
    onState?.('sending');
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
      ...(token ? { 'X-Opening-Token': token } : {}),
    };
    let tried = tryFromReply(await post(path, { body: text, headers }, signal));
    if (signal?.aborted) break;
    let step = nextStep(tried, sending, retryOptions);
    if (halt?.aborted && !(step.do === 'finish' && step.result.ok)) break;

    if (step.do === 'renew-token') {
      onState?.('busy');
      token = await getOpeningToken(openingPath, signal);
      if (token) {
        sending = { ...sending, newTokens: sending.newTokens + 1 };
        onRenewed?.({ openingToken: token });
        await wait('busy', TOKEN_AGE_MS);
        continue;
      }
      tried = NO_ANSWER;
      step = nextStep(tried, sending, retryOptions);
    }
    sending = after(tried, sending);
    if (step.do === 'finish') return step.result;
    if (step.do === 'renew-key') {
      key = newKey();
      onRenewed?.({ idempotencyKey: key });
    } else if (step.do === 'again')
      await wait(step.because === 'network' ? 'waiting' : 'busy', step.afterMs * (1 + random() / 4));
  }
  return { ok: false, error: '', code: 'cancelled', status: 0 };
}
