import 'client-only';
import type { VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { plainText } from '../plain-text.ts';
import { LiveFailure } from './live-failure.ts';
import type { LiveLife } from './live-life.browser.ts';
import { liveNewsFrom, type ToolCall } from './live-news.ts';
import { voiceSearchFromTool } from './voice-search-from-tool.ts';

const SEARCH_LIMIT_MS = 8_000;
const MAX_LABELS = 8;

export type LiveListener = {
  onState: (state: 'connecting' | 'listening' | 'speaking' | 'ended') => void;
  onText: (who: 'visitor' | 'assistant', text: string) => void;
  onSearch: (search: VoiceSearch) => Promise<VoiceOutcome>;
};

/** What the service is told of a search: the count and what was understood, or why there is neither. */
async function outputOf({ name, args }: ToolCall, { onSearch }: LiveListener, life: LiveLife) {
  const search = voiceSearchFromTool(args);
  if (!name || !search) return { error: 'This call was not understood; nothing was searched.' };
  const failed = { error: 'The search did not answer; say that the list on the page can be used.' };
  try {
    const tooLate = new Promise<undefined>((done) => {
      life.after(SEARCH_LIMIT_MS, () => done(undefined));
    });
    const outcome = await Promise.race([onSearch(search), tooLate]);
    if (!outcome) return failed;
    const labels = outcome.labels.slice(0, MAX_LABELS).map((label) => plainText(String(label), 80));
    const note =
      'Nobody knows where the person is, so these are of all places: say so, and ask for their town.';
    return { count: Number(outcome.count), labels, ...(outcome.placeUnknown && { note }) };
  } catch {
    return failed;
  }
}

/**
 * Carries a conversation over an open or opening channel: tells what is said and who speaks, and answers the tool
 * calls of the service in their order with 'function_call_output', then asks for one answer to them all.
 */
export function converse(channel: RTCDataChannel, listener: LiveListener, life: LiveLife): void {
  const answered = new Set<string>();
  let last = Promise.resolve();
  let state = 'listening';

  const send = (event: object) => {
    if (!life.isOver && channel.readyState === 'open') channel.send(JSON.stringify(event));
  };
  const answerAll = async (calls: ToolCall[]) => {
    for (const call of calls) {
      const output = JSON.stringify(await outputOf(call, listener, life));
      send({
        type: 'conversation.item.create',
        item: { type: 'function_call_output', call_id: call.id, output },
      });
    }
    send({ type: 'response.create' });
  };

  channel.onmessage = ({ data }) => {
    for (const news of liveNewsFrom(data)) {
      if (life.isOver) return;
      if (news.kind === 'text') listener.onText(news.who, news.text);
      else if (news.kind === 'end') life.end(new LiveFailure(news.code));
      else if (news.kind === 'state') {
        if (news.state !== state) listener.onState(news.state);
        state = news.state;
      } else {
        const calls = news.calls.filter(({ id }) => !answered.has(id));
        for (const { id } of calls) answered.add(id);
        if (calls.length > 0) last = last.then(() => answerAll(calls)).catch((error) => life.end(error));
      }
    }
  };
  channel.onclose = () => life.end(new LiveFailure('lost'));
}
