import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { visitorKind } from '#lib/location/visitor-kind';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import type { VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { liveVoiceIsOffered, openLiveSession } from '#lib/voice/live/live-session.browser';
import styles from './live-talk.module.css';

type LiveTalkProps = {
  /** Sets the filters for a search of the conversation, and says what was found. */
  onSearch: (search: VoiceSearch) => Promise<VoiceOutcome>;
  /** A conversation begins or ends: nobody else listens or speaks meanwhile. */
  onTalk: (talking: boolean) => void;
};

type Talk =
  | { status: 'resting'; failure?: string }
  | { status: 'connecting' | 'listening' | 'speaking'; said: string };

const STATES = {
  connecting: 'Connecting …',
  listening: 'Listening. Just talk.',
  speaking: 'The guide is speaking …',
} as const;

/** A conversation with a live assistant, where this site offers one; nothing at all elsewhere. */
export function LiveTalk({ onSearch, onTalk }: LiveTalkProps) {
  const [destination, setDestination] = useState<string>();
  const [talk, setTalk] = useState<Talk>({ status: 'resting' });
  const session = useRef<AbortController>(undefined);

  useEffect(() => {
    let gone = false;
    liveVoiceIsOffered().then(
      (offer) => !gone && offer.live && setDestination(offer.destination ?? ''),
      () => {},
    );
    return () => {
      gone = true;
      session.current?.abort();
    };
  }, []);

  const open = talk.status !== 'resting';
  const rest = useEffectEvent(() => onTalk(false));
  useEffect(() => {
    if (!open) rest();
  }, [open]);

  const begin = () => {
    onTalk(true);
    const controller = new AbortController();
    session.current = controller;
    const isCurrent = () => session.current === controller && !controller.signal.aborted;
    const fail = (failure: string) => isCurrent() && setTalk({ status: 'resting', failure });
    setTalk({ status: 'connecting', said: '' });
    openLiveSession({
      onState: (status) => {
        if (!isCurrent()) return;
        if (status !== 'ended') return setTalk((now) => ({ said: 'said' in now ? now.said : '', status }));
        setTalk((now) => (now.status === 'resting' ? now : { status: 'resting' }));
      },
      onText: (who, said) => {
        if (!isCurrent() || who !== 'assistant') return;
        setTalk((now) => (now.status === 'resting' ? now : { ...now, said }));
      },
      onSearch,
      onFailure: fail,
      signal: controller.signal,
      kind: visitorKind(visitorLocation()),
    }).catch(() => fail('The live conversation could not be opened. Type your question instead.'));
  };

  const end = () => {
    session.current?.abort();
    setTalk({ status: 'resting' });
  };

  if (destination === undefined) return null;
  return (
    // English, whatever language the dialog is in; the conversation itself follows the visitor's.
    <section lang="en" className={styles.live} data-open={open || undefined} aria-labelledby="voice-live">
      <h3 id="voice-live" className={styles.title}>
        Talk with the guide
      </h3>
      <p id="voice-live-destination" className={styles.destination}>
        {destination}
      </p>
      <Button
        look={open ? 'accent' : 'plain'}
        aria-describedby="voice-live-destination"
        onClick={open ? end : begin}
      >
        <Icon name={open ? 'close' : 'phone'} />
        {open ? 'End the conversation' : 'Start a live conversation'}
      </Button>
      <p role="status" className={styles.state}>
        {talk.status !== 'resting' && STATES[talk.status]}
      </p>
      {'said' in talk && talk.said && <p className={styles.said}>{talk.said}</p>}
      {'failure' in talk && talk.failure && <p role="alert">{talk.failure}</p>}
    </section>
  );
}
