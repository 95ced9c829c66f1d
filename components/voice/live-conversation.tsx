import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { visitorKind } from '#lib/location/visitor-kind';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import type { VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { liveVoiceAvailability, openLiveSession } from '#lib/voice/live/live-session.browser';
import styles from './live-conversation.module.css';

type LiveConversationProps = {
  /** Sets the filters for a search of the conversation; resolves to its outcome. */
  onSearch: (search: VoiceSearch) => Promise<VoiceOutcome>;
  /** Called when a conversation begins or ends: the dialog must neither listen nor speak meanwhile. */
  onActiveChange: (isActive: boolean) => void;
};

type ConversationState =
  | { status: 'idle'; failure?: string }
  | { status: 'connecting' | 'listening' | 'speaking'; said: string };

const STATES = {
  connecting: 'Connecting …',
  listening: 'Listening. Just talk.',
  speaking: 'The guide is speaking …',
} as const;

/** A live conversation with the assistant; renders nothing where the site offers none. */
export function LiveConversation({ onSearch, onActiveChange }: LiveConversationProps) {
  const [destination, setDestination] = useState<string>();
  const [conversation, setConversation] = useState<ConversationState>({ status: 'idle' });
  const session = useRef<AbortController>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    liveVoiceAvailability().then(
      (offer) => !isUnmounted && offer.live && setDestination(offer.destination ?? ''),
      () => {},
    );
    return () => {
      isUnmounted = true;
      session.current?.abort();
    };
  }, []);

  const open = conversation.status !== 'idle';
  const notifyEnd = useEffectEvent(() => onActiveChange(false));
  useEffect(() => {
    if (!open) notifyEnd();
  }, [open]);

  const begin = () => {
    onActiveChange(true);
    const controller = new AbortController();
    session.current = controller;
    const isCurrent = () => session.current === controller && !controller.signal.aborted;
    const fail = (failure: string) => isCurrent() && setConversation({ status: 'idle', failure });
    setConversation({ status: 'connecting', said: '' });
    openLiveSession({
      onState: (status) => {
        if (!isCurrent()) return;
        if (status !== 'ended')
          return setConversation((now) => ({ said: 'said' in now ? now.said : '', status }));
        setConversation((now) => (now.status === 'idle' ? now : { status: 'idle' }));
      },
      onText: (who, said) => {
        if (!isCurrent() || who !== 'assistant') return;
        setConversation((now) => (now.status === 'idle' ? now : { ...now, said }));
      },
      onSearch,
      onFailure: fail,
      signal: controller.signal,
      kind: visitorKind(visitorLocation()),
    }).catch(() => fail('The live conversation could not be opened. Type your question instead.'));
  };

  const end = () => {
    session.current?.abort();
    setConversation({ status: 'idle' });
  };

  if (destination === undefined) return null;
  return (
    // English in either language of the dialog; the conversation itself follows the visitor's language.
    <section lang="en" className={styles.live} data-open={open || undefined} aria-labelledby="voice-live">
      <h3 id="voice-live" className={styles.title}>
        Talk with the guide
      </h3>
      <p id="voice-live-destination" className={styles.destination}>
        {destination}
      </p>
      <Button
        look={open ? 'primary' : 'plain'}
        aria-describedby="voice-live-destination"
        onClick={open ? end : begin}
      >
        <Icon name={open ? 'close' : 'phone'} />
        {open ? 'End the conversation' : 'Start a live conversation'}
      </Button>
      <p role="status" className={styles.state}>
        {conversation.status !== 'idle' && STATES[conversation.status]}
      </p>
      {'said' in conversation && conversation.said && <p className={styles.said}>{conversation.said}</p>}
      {'failure' in conversation && conversation.failure && <p role="alert">{conversation.failure}</p>}
    </section>
  );
}
