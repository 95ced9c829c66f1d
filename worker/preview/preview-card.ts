import { createElement as h } from 'react';
import { EVENT_STATUSES, isOff, statusWord } from '#lib/events/event-status';
import { fitTitle, TITLE_LETTER_SPACING, TITLE_LINE_HEIGHT, titleWidth } from '#lib/events/preview/fit-title';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { IMAGE_BOX, IMAGE_LEFT, PREVIEW_SIZE, STRIP_HEIGHT } from '#lib/events/preview/preview-size';
import { BLUE, INK, PAPER, RED, SUN } from './palette.ts';
import { sunAndSea } from './sun-and-sea.ts';
import { ticketStub } from './ticket-stub.ts';
import { wovenStrip } from './woven-strip.ts';

const TEXT_BOX = { left: 56, top: 44, width: 588, height: IMAGE_BOX.height - 44 - 36 };
const ABOVE_STUB = { width: 634, height: 170 };
const BRAND_HEIGHT = 50;
const NOTICE_HEIGHT = 110;
const DETAIL_SIZE = 37;
const DETAIL_LINE_HEIGHT = 44;
const DETAIL = { display: 'flex', alignItems: 'center', height: DETAIL_LINE_HEIGHT, lineHeight: 1 } as const;
const HOLE_GAP = 31;

/** The notices of events that are off: their title is struck through. */
const OFF_NOTICES = new Set<string | undefined>(
  EVENT_STATUSES.map((status) => ({ status }))
    .filter(isOff)
    .map(statusWord),
);

/** Font size (px) of a line below the title: smaller where it would overlap the stub. */
const detailSize = (line: string) => Math.min(DETAIL_SIZE, Math.floor(TEXT_BOX.width / titleWidth(line)));

/** The part of a title's box that is largest: beside the stub it may be tall, above it wide. */
function titleOf({ title, lines, place, day, notice }: PreviewContent) {
  const below = (lines.length + place.length) * DETAIL_LINE_HEIGHT + (notice ? NOTICE_HEIGHT : 0);
  const height = TEXT_BOX.height - BRAND_HEIGHT - below - 12;
  const tall = fitTitle(title, { width: day ? TEXT_BOX.width : ABOVE_STUB.width, height });
  const wide = fitTitle(title, { ...ABOVE_STUB, height: Math.min(height, ABOVE_STUB.height) });
  return wide.size > tall.size || wide.lines.join().length > tall.lines.join().length ? wide : tall;
}

/** The event's image, or a drawing, on the right. */
const image = (source: string | undefined, scene: number) =>
  h(
    'div',
    { style: { display: 'flex', position: 'absolute', left: IMAGE_LEFT, top: 0, ...IMAGE_BOX } },
    source ? h('img', { src: source, ...IMAGE_BOX }) : sunAndSea({ ...IMAGE_BOX, scene }),
  );

/** The holes between the paper and the image. */
function perforation() {
  const holes = Array.from({ length: Math.ceil(IMAGE_BOX.height / HOLE_GAP) }, (_, i) => 15 + i * HOLE_GAP);
  return h(
    'svg',
    {
      style: { position: 'absolute', left: IMAGE_LEFT - 20, top: 0 },
      width: 40,
      height: IMAGE_BOX.height,
      viewBox: `0 0 40 ${IMAGE_BOX.height}`,
    },
    holes.map((y) => h('circle', { key: y, cx: 20, cy: y, r: 9, fill: PAPER })),
  );
}

const strip = () =>
  h(
    'div',
    { style: { display: 'flex', position: 'absolute', left: 0, bottom: 0 } },
    wovenStrip({ width: PREVIEW_SIZE.width, height: STRIP_HEIGHT }),
  );

const brand = () =>
  h(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        height: BRAND_HEIGHT,
        paddingBottom: 16,
        fontSize: 27,
      },
    },
    h(
      'svg',
      { width: 30, height: 30, viewBox: '0 0 30 30', style: { marginRight: 10 } },
      h('circle', { cx: 15, cy: 15, r: 15, fill: SUN }),
      h('circle', { cx: 15, cy: 15, r: 8, fill: RED }),
    ),
    'Belize Celebrations',
  );

/** The stroke through a line of a cancelled event's title. */
const strikethrough = (size: number) =>
  h('div', {
    style: {
      position: 'absolute',
      left: -6,
      right: -6,
      top: Math.round(size * 0.56),
      height: Math.max(5, Math.round(size / 14)),
      background: RED,
    },
  });

const titleLine = (line: string, size: number, isCancelled: boolean) =>
  h(
    'div',
    {
      style: {
        display: 'flex',
        alignSelf: 'flex-start',
        position: 'relative',
        fontSize: size,
        lineHeight: TITLE_LINE_HEIGHT,
        letterSpacing: `${TITLE_LETTER_SPACING}em`,
        whiteSpace: 'nowrap',
        color: BLUE,
      },
    },
    line,
    isCancelled ? strikethrough(size) : null,
  );

const noticeSign = (notice: string) =>
  h(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        height: NOTICE_HEIGHT - 24,
        marginBottom: 24,
        padding: '0 28px 6px',
        background: RED,
        color: PAPER,
        fontSize: 64,
        lineHeight: 1,
        transform: 'rotate(-3deg)',
      },
    },
    notice,
  );

const detailLine = (line: string, style: { fontWeight: number } | { color: string }) =>
  h('div', { style: { ...DETAIL, fontSize: detailSize(line), ...style } }, line);

function texts(content: PreviewContent) {
  const { lines, place, notice } = content;
  const title = titleOf(content);
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return h(
    'div',
    { style: { ...column, justifyContent: 'space-between', position: 'absolute', ...TEXT_BOX } },
    h(
      'div',
      { style: column },
      brand(),
      ...title.lines.map((line) => titleLine(line, title.size, OFF_NOTICES.has(notice))),
    ),
    h(
      'div',
      { style: { ...column, whiteSpace: 'nowrap' } },
      notice ? noticeSign(notice) : null,
      ...lines.map((line) => detailLine(line, { fontWeight: 600 })),
      ...place.map((line) => detailLine(line, { color: RED })),
    ),
  );
}

const stub = (day: NonNullable<PreviewContent['day']>) =>
  h(
    'div',
    {
      style: { display: 'flex', position: 'absolute', left: 662, top: 276, transform: 'rotate(-4deg)' },
    },
    ticketStub({ day }),
  );

/** The preview image of a shared link as elements for next/og: inline styles, no state. `source` is a data URL. */
export const previewCard = (content: PreviewContent, source: string | undefined) =>
  h(
    'div',
    {
      style: {
        display: 'flex',
        position: 'relative',
        ...PREVIEW_SIZE,
        background: PAPER,
        color: INK,
        fontFamily: 'Bricolage Grotesque',
        fontWeight: 800,
      },
    },
    image(source, content.scene),
    perforation(),
    strip(),
    texts(content),
    content.day ? stub(content.day) : null,
  );
