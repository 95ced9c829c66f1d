import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon';
import { isOff, statusWord } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { formatEventWhere } from '#lib/events/format-event';
import { isOverInList } from '#lib/events/lists/over-in-list';
import { hasDay } from '#lib/events/occurrences';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';
import { ticketStubParts } from '#lib/time/format-day';
import styles from './suggestion-list.module.css';
import { keyOf, optionId, type SuggestionGroup, type SuggestionOption } from './suggestion-options.ts';

type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Why nothing fits, or what and when the celebration is that was named. */
  nothing: string | undefined;
  /** The option that Enter chooses. */
  active: SuggestionOption | undefined;
  /** Chooses an option by pointer. */
  onChoose: (option: SuggestionOption) => void;
  /** The element below or above which the list is laid, as wide as that. */
  anchor: () => Element | null | undefined;
  /** Whether the anchor stays where it is while the page is scrolled. */
  isPinned: boolean;
  /** In milliseconds since 1970. */
  now: number;
};

function EventOption({ event, now }: { event: EventSummary; now: number }) {
  const today = belizeDay(now);
  const { weekday, day, month } = ticketStubParts(event.date, today);
  const state = statusWord(event) || (isOverInList(event, now) && 'Over');
  const line = [state, event.time, formatEventWhere(event)].filter(Boolean).join(', ');
  return (
    <>
      {hasDay(event) ? (
        <time className={styles.stub} dateTime={event.date} data-category={event.category}>
          {weekday} <b>{day}</b> {month}
        </time>
      ) : (
        <span className={styles.stub} data-category={event.category}>
          Date to come
        </span>
      )}{' '}
      <span className={styles.words}>
        <span className={isOff(event) ? styles.cancelled : styles.title}>{event.title}</span>{' '}
        <small>{line}</small>
      </span>
    </>
  );
}

function Content({ option, now }: { option: SuggestionOption; now: number }) {
  switch (option.kind) {
    case 'event':
      return <EventOption event={option.event} now={now} />;
    case 'place':
      return (
        <>
          <Icon name="pin" />
          <span className={styles.words}>
            <span className={styles.title}>{option.place.label}</span>{' '}
            <small>{pluralize(option.place.count, 'event')}</small>
          </span>
        </>
      );
    case 'page':
      return (
        <>
          <Icon name="calendar" />
          <span className={styles.title}>{option.label}</span>
        </>
      );
    case 'recent':
      return (
        <>
          <Icon name="clock" />
          <span className={styles.title}>{option.words}</span>
        </>
      );
    case 'forget':
      return (
        <>
          <Icon name="close" />
          Clear recent searches
        </>
      );
    case 'all':
      return (
        <>
          <Icon name="search" />
          Show all {option.count} events
        </>
      );
  }
}

/** The space between the field and its suggestions, and between them and the end of the screen. */
const GAP_PX = 8;
/** With less space below the field the list is above it, where there is more. */
const MIN_ROOM_PX = 320;

/** What is suggested below a search: a list box whose field keeps the focus and handles the keys. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, nothing, active, onChoose, anchor, isPinned, now } = props;
  const box = useRef<HTMLDivElement>(null);

  // In the top layer, where no section cuts it off.
  useLayoutEffect(() => {
    const { current: list } = box;
    if (!list?.showPopover) return;
    const place = () => {
      const around = anchor()?.getBoundingClientRect();
      if (!around) return;
      const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
      const [right, down] = isPinned ? [0, 0] : [window.scrollX, window.scrollY];
      const below = offsetTop + height - around.bottom - 2 * GAP_PX;
      const above = around.top - offsetTop - 2 * GAP_PX;
      const isAbove = below < MIN_ROOM_PX && above > below;
      list.style.position = isPinned ? 'fixed' : 'absolute';
      list.style.left = `${around.left + right}px`;
      list.style.width = `${around.width}px`;
      list.style.top = isAbove ? 'auto' : `${around.bottom + GAP_PX + down}px`;
      list.style.bottom = isAbove
        ? `${document.documentElement.clientHeight - around.top + GAP_PX - down}px`
        : 'auto';
      list.style.setProperty('--left', `${around.left}px`);
      list.style.setProperty('--room', `${isAbove ? above : below}px`);
    };
    place();
    list.showPopover();
    const listens = new AbortController();
    for (const target of [window, window.visualViewport])
      target?.addEventListener('resize', place, { signal: listens.signal });
    window.addEventListener('scroll', place, { signal: listens.signal, passive: true });
    return () => listens.abort();
  }, [anchor, isPinned]);

  const activeId = active && optionId(id, active);
  const position = active ? groups.flatMap(({ options }) => options).indexOf(active) : -1;
  useLayoutEffect(() => {
    if (activeId && position >= 0)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [activeId, position]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus
    <div
      ref={box}
      popover="manual"
      className={styles.box}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {nothing && <p className={styles.nothing}>{nothing}</p>}
      {groups.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label="Suggestions">
          {groups.map(({ title, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own
            <div key={title} role="group" aria-label={title} className={styles.group}>
              <p aria-hidden className={styles.heading}>
                {title}
              </p>
              {options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={keyOf(option)}
                  id={optionId(id, option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === active}
                  data-kind={option.kind}
                  onClick={() => onChoose(option)}
                >
                  <Content option={option} now={now} />
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
