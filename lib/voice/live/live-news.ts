import { asJsonObject, isJsonObject, type JsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { plainText } from '../plain-text.ts';
import type { LiveFailureCode } from './live-failure.ts';
import { SEARCH_TOOL_NAME } from './live-voice.ts';

export type ToolCall = { id: string; name: string; args: unknown };

/** What an event of the service means for whoever holds the conversation. */
type LiveNews =
  | { kind: 'state'; state: 'listening' | 'speaking' }
  | { kind: 'text'; who: 'visitor' | 'assistant'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  | { kind: 'end'; code: LiveFailureCode };

const MAX_EVENT_LENGTH = 500_000;
const MAX_TEXT_LENGTH = 2_000;
const MAX_CALLS = 4;

function textNews(who: 'visitor' | 'assistant', said: unknown): LiveNews[] {
  const text = typeof said === 'string' ? plainText(said, MAX_TEXT_LENGTH) : '';
  return text ? [{ kind: 'text', who, text }] : [];
}

/** The calls of an answer that is complete: one that was interrupted asks for nothing any more. */
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

function endOf(error: unknown): LiveNews[] {
  const { code, type } = asJsonObject(error);
  const failure = ENDING_ERRORS[String(code)] ?? ENDING_ERRORS[String(type)];
  return failure ? [{ kind: 'end', code: failure }] : [];
}

function answerNews(response: unknown): LiveNews[] {
  const { status, status_details: details, output } = asJsonObject(response);
  if (status === 'failed') {
    const end = endOf(asJsonObject(details).error);
    return end.length > 0 ? end : [{ kind: 'end', code: 'lost' }];
  }
  const calls = status === 'cancelled' ? [] : callsOf(output);
  return calls.length > 0 ? [{ kind: 'calls', calls }] : [];
}

const READERS = new Map<unknown, (event: JsonObject) => LiveNews[]>([
  ['input_audio_buffer.speech_started', () => [{ kind: 'state', state: 'listening' }]],
  ['output_audio_buffer.started', () => [{ kind: 'state', state: 'speaking' }]],
  ['output_audio_buffer.stopped', () => [{ kind: 'state', state: 'listening' }]],
  ['output_audio_buffer.cleared', () => [{ kind: 'state', state: 'listening' }]],
  [
    'conversation.item.input_audio_transcription.completed',
    ({ transcript }) => textNews('visitor', transcript),
  ],
  ['response.output_audio_transcript.done', ({ transcript }) => textNews('assistant', transcript)],
  ['response.output_text.done', ({ text }) => textNews('assistant', text)],
  ['response.done', ({ response }) => answerNews(response)],
  // Most errors leave the session as it is, by the service's own guide.
  ['error', ({ error }) => endOf(error)],
]);

/**
 * What a message of the data channel 'oai-events' says; nothing for what is unknown or broken. Names as in the
 * generally available Realtime API (openai-node 2026-08, `RealtimeServerEvent`): calls are read from 'response.done',
 * since an answer to them may be asked for only when that response is over.
 */
export function liveNewsFrom(data: unknown): LiveNews[] {
  if (typeof data !== 'string' || data.length > MAX_EVENT_LENGTH) return [];
  const event = asJsonObject(parseJson(data));
  return READERS.get(event.type)?.(event) ?? [];
}
