import { EVENT_STATUSES, type EventStatus, STATUS_NOTICES } from '#lib/events/event-status';

/**
 * Whether the HTML of an event's page says another status than a list has said since: the page of a cancelled event has
 * its sentence, and no page has that of another status.
 */
export const contradicts = (html: string, status: EventStatus): boolean =>
  EVENT_STATUSES.some((other) => {
    const notice = STATUS_NOTICES[other];
    return notice !== '' && html.includes(notice) !== (other === status);
  });
