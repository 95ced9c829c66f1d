'use client';

import type { ReactNode } from 'react';
import type { EventMoments } from '#lib/events/event-moments';
import { eventState } from '#lib/events/event-state';
import { useNow } from './use-now.ts';

type WhenOverProps = {
  moments: EventMoments | undefined;
  /** When the page was rendered, in milliseconds since 1970. */
  pageNow: number;
  /** What takes the place of the children once the event is over. */
  over: ReactNode;
  children: ReactNode;
};

/** Something of an event that changes when it is over: a page may be read long after it was rendered. */
export function WhenOver({ moments, pageNow, over, children }: WhenOverProps) {
  const { kind } = eventState(moments, useNow(pageNow));
  return kind === 'over' ? over : children;
}
