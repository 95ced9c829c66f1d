import 'client-only';
import type { SpokenEvent, VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { plainText } from '../plain-text.ts';
import { LiveFailure } from './live-failure.ts';
import { parseServerEvent, type ToolCall } from './parse-server-event.ts';
import type { SessionLifetime } from './session-lifetime.browser.ts';
import { voiceSearchFromTool } from './voice-search-from-tool.ts';

const SEARCH_TIMEOUT_MS = 8_000;
const MAX_LABELS = 8;
const MAX_EVENTS = 5;
const MAX_FACT_LENGTH = 80;
const MAX_ANSWER_LENGTH = 600;

export type LiveListener = {
  onState: (state: 'connecting' | 'listening' | 'speaking' | 'ended') => void;
  onText: (who: 'visitor' | 'assistant', text: string) => void;
  onSearch: (search: VoiceSearch) => Promise<VoiceOutcome>;
};

/** An event's title, day, hour, place, price and status as plain text: strangers wrote them. */
const plainEvent = (event: SpokenEvent) =>
  Object.fromEntries(Object.entries(event).map(([name, text]) => [name, plainText(text, MAX_FACT_LENGTH)]));

/**
 * The output of a tool call for the service: count, labels and the first events of the search, or, where none fits,
 * those nearest to it, what does not take place, and what and when the celebration is that was named; else an error. Never
 * rejects.
 */
async function outputOf({ name, args }: ToolCall, { onSearch }: LiveListener, lifetime: SessionLifetime) {
  const search = voiceSearchFromTool(args);
  if (!name || !search) return { error: 'This call was not understood; nothing was searched.' };
  const failed = { error: 'The search did not answer; say that the list on the page can be used.' };
  try {
    const tooLate = new Promise<undefined>((done) => {
      lifetime.after(SEARCH_TIMEOUT_MS, () => done(undefined));
    });
    const outcome = await Promise.race([onSearch(search), tooLate]);
    if (!outcome) return failed;
    const labels = outcome.labels.slice(0, MAX_LABELS).map((label) => plainText(String(label), 80));
    const note =
      'Nobody knows where the person is, so these are of all places: say so, and ask for their town.';
    const events = (outcome.events ?? []).slice(0, MAX_EVENTS).map(plainEvent);
    const off = (outcome.off ?? []).slice(0, MAX_EVENTS).map(plainEvent);
    return {
      count: Number(outcome.count),
      labels,
      ...(events.length > 0 && (outcome.isNearest ? { nearest: events } : { first: events })),
      ...(off.length > 0 && { notTakingPlace: off }),
      ...(outcome.placeUnknown && { note }),
      ...(outcome.celebration && { celebration: plainText(outcome.celebration, MAX_ANSWER_LENGTH) }),
    };
  } catch {
    return failed;
  }
}

/**
 * Runs a conversation over an open or opening data channel: reports its texts and states to the listener, and answers
 * the service's tool calls in order, each with a 'function_call_output', followed by one 'response.create' for all.
 */
export function converse(channel: RTCDataChannel, listener: LiveListener, lifetime: SessionLifetime): void {
  const answered = new Set<string>();
  let last = Promise.resolve();
  let state = 'listening';

  const send = (event: object) => {
    if (!lifetime.isOver && channel.readyState === 'open') channel.send(JSON.stringify(event));
  };
  const answerAll = async (calls: ToolCall[]) => {
    for (const call of calls) {
      const output = JSON.stringify(await outputOf(call, listener, lifetime));
      send({
        type: 'conversation.item.create',
        item: { type: 'function_call_output', call_id: call.id, output },
      });
    }
    send({ type: 'response.create' });
  };

  channel.onmessage = ({ data }) => {
    for (const update of parseServerEvent(data)) {
      if (lifetime.isOver) return;
      if (update.kind === 'text') listener.onText(update.who, update.text);
      else if (update.kind === 'end') lifetime.end(new LiveFailure(update.code));
      else if (update.kind === 'state') {
        if (update.state !== state) listener.onState(update.state);
        state = update.state;
      } else {
        const calls = update.calls.filter(({ id }) => !answered.has(id));
        for (const { id } of calls) answered.add(id);
        if (calls.length > 0) last = last.then(() => answerAll(calls)).catch((error) => lifetime.end(error));
      }
    }
  };
  channel.onclose = () => lifetime.end(new LiveFailure('lost'));
}
