import { asJsonObject, isJsonObject, type JsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { plainText } from '../plain-text.ts';
import type { LiveFailureCode } from './live-failure.ts';
import { SEARCH_TOOL_NAME } from './live-voice.ts';

export type ToolCall = { id: string; name: string; args: unknown };

/** What a server event means for the conversation. */
type SessionUpdate =
  | { kind: 'state'; state: 'listening' | 'speaking' }
  | { kind: 'text'; who: 'visitor' | 'assistant'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  | { kind: 'end'; code: LiveFailureCode };

const MAX_EVENT_LENGTH = 500_000;
const MAX_TEXT_LENGTH = 2_000;
const MAX_CALLS = 4;

function textUpdate(who: 'visitor' | 'assistant', transcript: unknown): SessionUpdate[] {
  const text = typeof transcript === 'string' ? plainText(transcript, MAX_TEXT_LENGTH) : '';
  return text ? [{ kind: 'text', who, text }] : [];
}

/** The complete tool calls of a response: interrupted ones need no output. */
function callsOf(output: unknown): ToolCall[] {
  if (!Array.isArray(output)) return [];
  return output
    .filter(isJsonObject)
    .filter(({ type, status }) => type === 'function_call' && status !== 'incomplete')
    .flatMap(({ call_id: id, name, arguments: args }) =>
      typeof id === 'string' && id !== '' ? [{ id, name: name === SEARCH_TOOL_NAME ? name : '', args }] : [],
    )
    .slice(0, MAX_CALLS);
}

const ENDING_ERRORS: Record<string, LiveFailureCode | undefined> = {
  session_expired: 'limit',
  insufficient_quota: 'unavailable',
  rate_limit_exceeded: 'unavailable',
};

function endOf(error: unknown): SessionUpdate[] {
  const { code, type } = asJsonObject(error);
  const failure = ENDING_ERRORS[String(code)] ?? ENDING_ERRORS[String(type)];
  return failure ? [{ kind: 'end', code: failure }] : [];
}

function responseUpdate(response: unknown): SessionUpdate[] {
  const { status, status_details: details, output } = asJsonObject(response);
  if (status === 'failed') {
    const end = endOf(asJsonObject(details).error);
    return end.length > 0 ? end : [{ kind: 'end', code: 'lost' }];
  }
  const calls = status === 'cancelled' ? [] : callsOf(output);
  return calls.length > 0 ? [{ kind: 'calls', calls }] : [];
}

const PARSERS = new Map<unknown, (event: JsonObject) => SessionUpdate[]>([
  ['input_audio_buffer.speech_started', () => [{ kind: 'state', state: 'listening' }]],
  ['output_audio_buffer.started', () => [{ kind: 'state', state: 'speaking' }]],
  ['output_audio_buffer.stopped', () => [{ kind: 'state', state: 'listening' }]],
  ['output_audio_buffer.cleared', () => [{ kind: 'state', state: 'listening' }]],
  [
    'conversation.item.input_audio_transcription.completed',
    ({ transcript }) => textUpdate('visitor', transcript),
  ],
  ['response.output_audio_transcript.done', ({ transcript }) => textUpdate('assistant', transcript)],
  ['response.output_text.done', ({ text }) => textUpdate('assistant', text)],
  ['response.done', ({ response }) => responseUpdate(response)],
  // Most errors do not end the session, according to the service's documentation.
  ['error', ({ error }) => endOf(error)],
]);

/**
 * Parses a message of the data channel 'oai-events'; an unknown or invalid one gives an empty list. Names are those of
 * the generally available Realtime API (openai-node 2026-08, `RealtimeServerEvent`). Tool calls are read from
 * 'response.done', since the next response may be requested only when that one is done.
 */
export function parseServerEvent(data: unknown): SessionUpdate[] {
  if (typeof data !== 'string' || data.length > MAX_EVENT_LENGTH) return [];
  const event = asJsonObject(parseJson(data));
  return PARSERS.get(event.type)?.(event) ?? [];
}
