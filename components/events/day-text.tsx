import { Fragment } from 'react';
import { dayParts } from '#lib/time/day-parts';

/** A text of ours whose days machines can read too: 'Announced for Fri 9 Jul to Sun 11 Jul 2027'. */
export const DayText = ({ children }: { children: string }) =>
  dayParts(children).map(({ start, words, day }) =>
    day ? (
      <time key={start} dateTime={day}>
        {words}
      </time>
    ) : (
      <Fragment key={start}>{words}</Fragment>
    ),
  );
