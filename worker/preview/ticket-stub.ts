import { createElement as h } from 'react';
import { INK, PAPER, RED, SUN } from './palette.ts';

const WIDTH = 240;
const HEIGHT = 272;
const SHADOW = 10;
const NOTCH = 14;
const BAND = 76;

// A ticket with a notch on either side, at the perforation of the band.
const BAND_OUTLINE =
  `M14 0H${WIDTH - 14}a14 14 0 0 1 14 14V${BAND - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-NOTCH} ${NOTCH}` +
  `H${NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-NOTCH} ${-NOTCH}V14a14 14 0 0 1 14 -14Z`;
const BODY_OUTLINE =
  `M${NOTCH} ${BAND}H${WIDTH - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH} ${NOTCH}V${HEIGHT - 14}` +
  `a14 14 0 0 1 -14 14H14a14 14 0 0 1 -14 -14V${BAND + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH} ${-NOTCH}Z`;

type Day = { weekday: string; day: string; month: string } | 'unknown';

/** The ticket's stub with the day, as on the event cards. */
export function ticketStub({ day }: { day: Day }) {
  const size = { width: WIDTH + SHADOW, height: HEIGHT + SHADOW };
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'center', width: WIDTH } as const;
  const shadow = { transform: `translate(${SHADOW} ${SHADOW})`, fill: INK };
  return h(
    'div',
    { style: { display: 'flex', position: 'relative', ...size } },
    h(
      'svg',
      { ...size, viewBox: `0 0 ${size.width} ${size.height}` },
      h('path', { d: BAND_OUTLINE, ...shadow }),
      h('path', { d: BODY_OUTLINE, ...shadow }),
      h('path', { d: BODY_OUTLINE, fill: SUN }),
      h('path', { d: BAND_OUTLINE, fill: RED }),
      h('path', {
        d: `M${NOTCH + 10} ${BAND}H${WIDTH - NOTCH - 6}`,
        stroke: PAPER,
        strokeWidth: 4,
        strokeDasharray: '8 8',
      }),
    ),
    h(
      'div',
      { style: { ...column, position: 'absolute', left: 0, top: 0, color: INK } },
      h(
        'div',
        {
          style: { display: 'flex', height: BAND, paddingTop: 14, fontSize: 44, lineHeight: 1, color: PAPER },
        },
        day === 'unknown' ? 'Date' : day.weekday.toUpperCase(),
      ),
      day === 'unknown'
        ? h(
            'div',
            { style: { ...column, paddingTop: 40, fontSize: 42, lineHeight: 1.15 } },
            h('div', {}, 'to be'),
            h('div', {}, 'confirmed'),
          )
        : h(
            'div',
            { style: column },
            h('div', { style: { marginTop: 4, fontSize: 156, lineHeight: 0.9 } }, day.day),
            h('div', { style: { marginTop: -4, fontSize: 44, lineHeight: 1 } }, day.month.toUpperCase()),
          ),
    ),
  );
}
