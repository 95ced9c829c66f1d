const WIDTH = 240;
const HEIGHT = 272;
const SHADOW = 10;
const NOTCH = 14;
const BAND = 76;
const INK = '#11143A';
const RED = '#D90F19';
const SUN = '#FFB627';
const PAPER = '#FFFBF2';

// A ticket with a notch on either side, at the perforation of the band.
const BAND_OUTLINE =
  `M14 0H${WIDTH - 14}a14 14 0 0 1 14 14V${BAND - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-NOTCH} ${NOTCH}` +
  `H${NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-NOTCH} ${-NOTCH}V14a14 14 0 0 1 14 -14Z`;
const BODY_OUTLINE =
  `M${NOTCH} ${BAND}H${WIDTH - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH} ${NOTCH}V${HEIGHT - 14}` +
  `a14 14 0 0 1 -14 14H14a14 14 0 0 1 -14 -14V${BAND + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH} ${-NOTCH}Z`;

type Day = { weekday: string; day: string; month: string } | 'unknown';

/** The ticket's stub with the day, as on the event cards, for images that next/og renders. */
export function TicketStub({ day }: { day: Day }) {
  const size = { width: WIDTH + SHADOW, height: HEIGHT + SHADOW };
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'center', width: WIDTH } as const;
  return (
    <div style={{ display: 'flex', position: 'relative', ...size }}>
      <svg aria-hidden="true" {...size} viewBox={`0 0 ${size.width} ${size.height}`}>
        <path d={BAND_OUTLINE} transform={`translate(${SHADOW} ${SHADOW})`} fill={INK} />
        <path d={BODY_OUTLINE} transform={`translate(${SHADOW} ${SHADOW})`} fill={INK} />
        <path d={BODY_OUTLINE} fill={SUN} />
        <path d={BAND_OUTLINE} fill={RED} />
        <path
          d={`M${NOTCH + 10} ${BAND}H${WIDTH - NOTCH - 6}`}
          stroke={PAPER}
          strokeWidth={4}
          strokeDasharray="8 8"
        />
      </svg>
      <div style={{ ...column, position: 'absolute', left: 0, top: 0, color: INK }}>
        <div
          style={{ display: 'flex', height: BAND, paddingTop: 14, fontSize: 44, lineHeight: 1, color: PAPER }}
        >
          {day === 'unknown' ? 'Date' : day.weekday.toUpperCase()}
        </div>
        {day === 'unknown' ? (
          <div style={{ ...column, paddingTop: 40, fontSize: 42, lineHeight: 1.15 }}>
            <div>to be</div>
            <div>confirmed</div>
          </div>
        ) : (
          <div style={column}>
            <div style={{ marginTop: 4, fontSize: 156, lineHeight: 0.9 }}>{day.day}</div>
            <div style={{ marginTop: -4, fontSize: 44, lineHeight: 1 }}>{day.month.toUpperCase()}</div>
          </div>
        )}
      </div>
    </div>
  );
}
