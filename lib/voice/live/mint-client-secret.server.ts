import 'server-only';
import { z } from 'zod';
import { PublicError } from '#lib/server/http/public-error';
import { isTimeout } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { log } from '#lib/server/log.server';
import { parseJson } from '#lib/text/parse-json';
import type { LiveService } from './live-service.server.ts';
import type { VoiceSession } from './live-voice.ts';
import { SEARCH_TOOL } from './search-tool.ts';

const MINT_TIMEOUT_MS = 8_000;
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Seconds for which a secret is valid; it is requested only when the microphone is open. */
const SECRET_SECONDS = 60;
/** About half a minute of speech: an answer has under 80 words. */
const MAX_OUTPUT_TOKENS = 1_200;
const PLACE_NAMES =
  'English, Belizean Kriol or Spanish, with names like Dangriga, Hopkins, San Pedro, Caye Caulker, Belmopan, Punta Gorda, Garifuna, punta, Jankunu.';

// A secret for browsers begins with ek_; anything else, above all the API key itself, must not reach a browser.
const minted = z.object({
  value: z.string().regex(/^ek_[\w.~+/=-]{4,4000}$/),
  expires_at: z.int().positive().max(9_999_999_999),
});

/**
 * The body of `POST /v1/realtime/client_secrets` of the generally available Realtime API (openai-node 2026-08,
 * `ClientSecretCreateParams` and `RealtimeSessionCreateRequest`).
 */
const requestBody = (model: string, instructions: string) => ({
  expires_after: { anchor: 'created_at', seconds: SECRET_SECONDS },
  session: {
    type: 'realtime',
    model,
    output_modalities: ['audio'],
    instructions,
    max_output_tokens: MAX_OUTPUT_TOKENS,
    tools: [SEARCH_TOOL],
    tool_choice: 'auto',
    // The account's dashboard stores no trace of the conversation.
    tracing: null,
    audio: {
      input: {
        transcription: { model: 'gpt-4o-mini-transcribe', prompt: PLACE_NAMES },
        noise_reduction: { type: 'near_field' },
        turn_detection: { type: 'server_vad' },
      },
      output: { voice: 'marin' },
    },
  },
});

/** A failed request, by a code that contains nothing of the response. */
class MintFailure extends Error {
  readonly code: string;
  readonly isBusy: boolean;

  constructor(code: string, isBusy = false) {
    super(code);
    this.code = code;
    this.isBusy = isBusy;
  }
}

async function requestSecret({ base, key, model }: LiveService, instructions: string, timeoutMs: number) {
  try {
    const response = await sendRequest(`${base}/v1/realtime/client_secrets`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(requestBody(model, instructions)),
      timeoutMs,
      maxBytes: MAX_RESPONSE_BYTES,
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof RangeError) throw new MintFailure('voice-answer');
    throw new MintFailure(isTimeout(error) ? 'voice-timeout' : 'voice-connection', true);
  }
}

function parseMinted(text: string): z.infer<typeof minted> {
  const { data } = minted.safeParse(parseJson(text));
  if (!data) throw new MintFailure('voice-answer');
  return data;
}

/**
 * Mints a short-lived client secret for one browser. Throws a PublicError, after logging a code: 503 when the service
 * does not respond within 8 s or is overloaded, 502 when it refuses or its response is invalid.
 */
export async function mintClientSecret(
  service: LiveService,
  instructions: string,
  timeoutMs = MINT_TIMEOUT_MS,
): Promise<VoiceSession> {
  try {
    const { status, text } = await requestSecret(service, instructions, timeoutMs);
    if (status < 200 || status > 299) throw new MintFailure(`voice-status-${status}`, status === 429);
    const { value, expires_at } = parseMinted(text);
    return {
      secret: value,
      expiresAt: new Date(expires_at * 1_000).toISOString(),
      callsUrl: `${service.base}/v1/realtime/calls`,
      model: service.model,
    };
  } catch (error) {
    const { code, isBusy } = error instanceof MintFailure ? error : new MintFailure('voice-failed');
    log().error({ endpoint: 'voice', code }, 'The voice service opened no session');
    throw new PublicError(
      isBusy ? 503 : 502,
      'The live conversation cannot be opened right now. The assistant still answers what you type.',
      { code: 'voice-service', ...(isBusy && { retryAfter: 30 }) },
    );
  }
}
