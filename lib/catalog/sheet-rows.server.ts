import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { catalogState } from './catalog-state.server.ts';

/** The event of the sheet's row with an id, as it was last read; undefined without one. */
export const sheetRowWithId = (id: string | null): CalendarEvent | undefined =>
  id === null ? undefined : catalogState().sheet?.events.find((event) => event.id === id);
