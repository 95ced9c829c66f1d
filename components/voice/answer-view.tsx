import type { Route } from 'next';
import { Button, buttonClass } from '#components/ui/button';
import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import { Link } from '#components/ui/link';
import { statusWord, takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/occurrences';
import { clockNow } from '#lib/time/clock.browser';
import { formatShortDay } from '#lib/time/format-day';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { VoiceAnswer } from './answer.ts';
import styles from './answer-view.module.css';
import { PlaceChoice } from './place-choice.tsx';

type AnswerViewProps = {
  answer: VoiceAnswer;
  /** Reads the answer aloud; absent without speech synthesis. */
  onReadAloud?: () => void;
  onAgain: () => void;
  onPlace: (place: string) => void;
  onClose: () => void;
};

const EVENTS_SHOWN = 3;

/** 'Postponed, Fri 20 Nov 2026, 8:30 PM, Belize City'; what does not take place costs nothing. */
function Facts({ event, now }: { event: EventSummary; now: number }) {
  const status = statusWord(event);
  const day = hasDay(event) && nextDayOf(event, now);
  const others = [event.time, event.city, takesPlace(event) && event.cost].filter(Boolean).join(', ');
  return (
    <span className={styles.facts}>
      {status}
      {status && (day || others) && ', '}
      {day && <time dateTime={day}>{formatShortDay(day)}</time>}
      {day && others && ', '}
      {others}
    </span>
  );
}

/** An answer: labels, the first events, and links to all of them in the list or to a wider search. */
export function AnswerView({ answer, onReadAloud, onAgain, onPlace, onClose }: AnswerViewProps) {
  const { asked, labels, query, toList, language, placePrompt, help, isPlaceAsked } = answer;
  const texts = VOICE_TEXTS[language];
  const wider = [
    { address: answer.allDates, label: texts.allDates },
    { address: answer.everywhere, label: texts.everywhere },
  ].filter(({ address }) => address);
  const nothing = asked?.count === 0;
  const now = clockNow();
  // What does not take place is named too, but last, so that no answer leads with it.
  const events = asked && !isPlaceAsked ? [...asked.next.slice(0, EVENTS_SHOWN), ...asked.off] : [];
  if (help?.isOnly)
    return (
      <div className={styles.answer} lang={language}>
        <div className={styles.actions}>
          <Link className={buttonClass('primary')} href={help.link.address as Route} onClick={onClose}>
            {help.link.label}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    );
  return (
    <div className={styles.answer} lang={language}>
      {placePrompt && placePrompt.places.length > 0 && (
        <PlaceChoice language={language} placePrompt={placePrompt} onChoose={onPlace} onAgain={onAgain} />
      )}
      {labels.length > 0 && (
        // The labels of the filters are English.
        <ul className={styles.labels} lang="en">
          {labels.map((label) => (
            <li key={label}>
              <Chip look="glow">{label}</Chip>
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <ul className={styles.events} lang="en">
          {events.map((event) => (
            <li key={event.id} data-category={event.category}>
              <Link
                className={styles.event}
                href={`/events/${event.id}${query}` as Route}
                scroll={false}
                onClick={onClose}
              >
                <Icon name={event.category} />
                <span>
                  <strong>{event.title}</strong>
                  <Facts event={event} now={now} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {help && (
          <Link className={buttonClass('plain')} href={help.link.address as Route} onClick={onClose}>
            {help.link.label}
          </Link>
        )}
        {!asked && (
          <Button look="primary" onClick={onAgain}>
            <Icon name="refresh" />
            {texts.tryAgain}
          </Button>
        )}
        {!nothing && (
          <Link
            className={buttonClass(asked ? 'primary' : 'plain')}
            href={toList as Route}
            replace
            onClick={onClose}
          >
            {asked ? texts.show(asked.count) : texts.showAll}
            <Icon name="arrow-right" />
          </Link>
        )}
        {wider.map(({ address, label }, position) => (
          <Link
            key={label}
            className={buttonClass(position === 0 ? 'primary' : 'plain')}
            href={address as Route}
            onClick={onClose}
          >
            {label}
          </Link>
        ))}
        {onReadAloud && (
          <Button onClick={onReadAloud}>
            <Icon name="sound" />
            {texts.readAloud}
          </Button>
        )}
      </div>
    </div>
  );
}
