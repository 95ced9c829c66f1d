import { useId } from 'react';
import { Skeleton } from '#components/ui/layout/skeleton';
import { Modal } from '#components/ui/overlay/modal';
import { stepBack } from '#components/ui/overlay/open-overlays.ts';
import type { EventSummary } from '#lib/events/event-summary';
import { formatEventWhen, formatEventWhere } from '#lib/events/format-event';
import { eventPoster } from '#lib/events/images/event-poster';
import { EventImage } from '../card/event-image.tsx';
import { DayText } from '../day-text.tsx';
import { eventOfLink } from './event-of-link.ts';
import styles from './pending-event.module.css';

type PendingEventProps = {
  /** The link that was pressed. */
  link: Element;
  /** What the list knows of its event; else, what the link shows. */
  known: EventSummary | undefined;
  /** Called when the visitor gives up opening the event, by closing this or by Back. */
  onGiveUp: () => void;
};

/** What is known of an event, as a dialog, until the event's own dialog has loaded and takes its place. */
export function PendingEvent({ link, known, onGiveUp }: PendingEventProps) {
  const titleId = useId();
  const event = known ?? eventOfLink(link);
  if (!event) return null;
  const { id, title, category } = event;
  const image = event.image || (category && eventPoster({ id, category }));
  return (
    // Closing it goes back, too: with that the router gives up opening the event.
    <Modal
      labelledBy={titleId}
      // Where the event's dialog will be: a press meant for one must not fall on something else in the other.
      size="page"
      onClose={() => {
        onGiveUp();
        stepBack();
      }}
      onBack={onGiveUp}
    >
      <article className={styles.event} data-category={category} aria-busy="true">
        {image && (
          <EventImage
            url={image}
            {...(category && { category })}
            alt=""
            size="card"
            eager
            className={styles.image}
          />
        )}
        <div className={styles.ticket}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p>
            <DayText>{formatEventWhen(event)}</DayText>
          </p>
          <p>{formatEventWhere(event)}</p>
        </div>
        <div className={styles.rest}>
          <p role="status">Loading the details…</p>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </article>
    </Modal>
  );
}
