import 'client-only';
import type { VisitorKind } from '#lib/location/visitor-location';
import type { VoiceOutcome, VoiceSearch } from './voice-search.ts';

export type LiveState = 'connecting' | 'listening' | 'speaking' | 'ended';

export type LiveSessionEvents = {
  onState: (state: LiveState) => void;
  onText: (who: 'visitor' | 'assistant', text: string) => void;
  /** Sets the filters; its answer goes to whoever asked for them. */
  onSearch: (search: VoiceSearch) => Promise<VoiceOutcome>;
  onFailure: (sentence: string) => void;
  signal?: AbortSignal;
  /** For wording alone. */
  kind?: VisitorKind;
};

/** Whether a live conversation is offered, and where its sound goes. */
export async function liveVoiceIsOffered(): Promise<{ live: boolean; destination?: string }> {
  return { live: false };
}

/** Opens a live conversation. */
export async function openLiveSession({ onFailure, onState }: LiveSessionEvents): Promise<{ stop(): void }> {
  onFailure('A live conversation is not offered here.');
  onState('ended');
  return { stop: () => {} };
}
