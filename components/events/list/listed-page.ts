import type { ReactNode } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { ListParts } from './loaded-events.ts';
import type { LoadedListProps } from './loaded-list.tsx';

/** What a page knows of the list of all upcoming events. */
export type ListedPage = {
  /** The name under which the server has the events of the page, and how many they are. */
  name: string;
  inPage: number;
  /** Number of events to come that take place, and of those that are listed after the ones of the page. */
  total: number;
  rest: number;
  /** The month of the first of them, `yyyy-mm`. */
  month: string;
  /** Version of the index of all events that belongs to this page. */
  version: string;
  /** The day in Belize when the page was rendered. */
  today: CalendarDay;
  /** The instant when the page was rendered, in milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  layout: 'calendar' | 'months';
  /** The 'Near me' link, beside the choice of places. */
  nearMe?: ReactNode;
};

/** How the full list is shown, as search and filters decide, which come to life after it. */
export type BrowsedList = {
  /** While a search or the month view is in its place. */
  isHidden: boolean;
  /** What takes the place of the page's HTML, and what draws it; undefined while that is right. */
  replaced: { parts: Pick<ListParts, 'LoadedList'>; list: LoadedListProps } | undefined;
  /** Number of events to come, and of those not listed yet. */
  total: number;
  left: number;
  /** Whether more are loading. */
  isLoading: boolean;
  onMore: () => void;
  /** The query of the list, and its events once they have arrived. */
  search: string;
  events: readonly EventSummary[] | undefined;
};
