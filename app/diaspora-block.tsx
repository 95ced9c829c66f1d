import 'server-only';
import type { ReactNode } from 'react';
import { Diaspora } from '#components/diaspora/diaspora';
import type { EventSnapshot } from '#lib/catalog/event-snapshot.server';
import { browserEvents } from '#lib/events/browser-events';
import { belizeDay } from '#lib/time/calendar-day';

type DiasporaBlockProps = { snapshot: EventSnapshot; now: number; share?: ReactNode; qrCode?: ReactNode };

/** The cities abroad, with the number of events to come in each. */
export function DiasporaBlock({ snapshot, now, share, qrCode }: DiasporaBlockProps) {
  const { choices } = browserEvents(snapshot.events, belizeDay(now));
  const upcoming = Object.fromEntries(choices.cities.map(({ value, count }) => [value, count]));
  return <Diaspora upcoming={upcoming} share={share} qrCode={qrCode} />;
}
