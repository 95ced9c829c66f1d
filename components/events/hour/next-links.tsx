'use client';

import type { ReactNode } from 'react';
import type { EventSummary } from '#lib/events/event-summary';
import { EventLinks } from '../page/event-links.tsx';

/** The links to the next events, which are not hydrated themselves, as dialogs. */
export function NextLinks({ events, children }: { events: readonly EventSummary[]; children: ReactNode }) {
  return <EventLinks events={events}>{children}</EventLinks>;
}
