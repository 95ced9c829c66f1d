import { SunAndSea } from '#components/share/sun-and-sea';
import { TicketStub } from '#components/share/ticket-stub';
import { WovenStrip } from '#components/share/woven-strip';
import { fitTitle, TITLE_LETTER_SPACING, TITLE_LINE_HEIGHT, titleWidth } from '#lib/events/preview/fit-title';
import {
  IMAGE_BOX,
  IMAGE_LEFT,
  PREVIEW_SIZE,
  type PreviewParts,
  STRIP_HEIGHT,
} from '#lib/events/preview/preview-parts';

const TEXT_BOX = { left: 56, top: 44, width: 588, height: IMAGE_BOX.height - 44 - 36 };
const ABOVE_STUB = { width: 634, height: 170 };
const BRAND_HEIGHT = 50;
const NOTICE_HEIGHT = 110;
const DETAIL_SIZE = 37;
const DETAIL_LINE_HEIGHT = 44;
const DETAIL = { display: 'flex', alignItems: 'center', height: DETAIL_LINE_HEIGHT, lineHeight: 1 } as const;
const HOLE_GAP = 31;

const PAPER = '#FFFBF2';
const INK = '#11143A';
const BLUE = '#171696';
const RED = '#D90F19';
const SUN = '#FFB627';

/** Font size (px) of a line below the title: smaller where it would overlap the stub. */
const detailSize = (line: string) => Math.min(DETAIL_SIZE, Math.floor(TEXT_BOX.width / titleWidth(line)));

/** The preview image of a shared link, rendered by next/og: inline styles, no state. */
export function PreviewCard({ content, picture }: Omit<PreviewParts, 'fonts'>) {
  const { lines, place, day, notice, scene } = content;
  const holes = Array.from({ length: Math.ceil(IMAGE_BOX.height / HOLE_GAP) }, (_, i) => 15 + i * HOLE_GAP);
  const below = (lines.length + place.length) * DETAIL_LINE_HEIGHT + (notice ? NOTICE_HEIGHT : 0);
  const height = TEXT_BOX.height - BRAND_HEIGHT - below - 12;
  // Beside the stub the title is narrow and may be tall; above the stub it may be wide.
  const tall = fitTitle(content.title, { width: day ? TEXT_BOX.width : ABOVE_STUB.width, height });
  const wide = fitTitle(content.title, { ...ABOVE_STUB, height: Math.min(height, ABOVE_STUB.height) });
  const title = wide.size > tall.size || wide.lines.join().length > tall.lines.join().length ? wide : tall;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...PREVIEW_SIZE,
        background: PAPER,
        color: INK,
        fontFamily: 'Bricolage Grotesque',
        fontWeight: 800,
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', left: IMAGE_LEFT, top: 0, ...IMAGE_BOX }}>
        {picture ? (
          // biome-ignore lint/performance/noImgElement: rendered by next/og, not on a page
          <img src={picture} alt="" {...IMAGE_BOX} />
        ) : (
          <SunAndSea {...IMAGE_BOX} scene={scene} />
        )}
      </div>
      <svg
        aria-hidden="true"
        style={{ position: 'absolute', left: IMAGE_LEFT - 20, top: 0 }}
        width={40}
        height={IMAGE_BOX.height}
        viewBox={`0 0 40 ${IMAGE_BOX.height}`}
      >
        {holes.map((y) => (
          <circle key={y} cx={20} cy={y} r={9} fill={PAPER} />
        ))}
      </svg>
      <div style={{ display: 'flex', position: 'absolute', left: 0, bottom: 0 }}>
        <WovenStrip width={PREVIEW_SIZE.width} height={STRIP_HEIGHT} />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          position: 'absolute',
          ...TEXT_BOX,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              height: BRAND_HEIGHT,
              paddingBottom: 16,
              fontSize: 27,
            }}
          >
            <svg aria-hidden="true" width={30} height={30} viewBox="0 0 30 30" style={{ marginRight: 10 }}>
              <circle cx={15} cy={15} r={15} fill={SUN} />
              <circle cx={15} cy={15} r={8} fill={RED} />
            </svg>
            Belize Celebrations
          </div>
          {title.lines.map((line, i) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one title may be equal and never move
              key={i}
              style={{
                display: 'flex',
                alignSelf: 'flex-start',
                position: 'relative',
                fontSize: title.size,
                lineHeight: TITLE_LINE_HEIGHT,
                letterSpacing: `${TITLE_LETTER_SPACING}em`,
                whiteSpace: 'nowrap',
                color: BLUE,
              }}
            >
              {line}
              {notice === 'Cancelled' ? (
                <div
                  style={{
                    position: 'absolute',
                    left: -6,
                    right: -6,
                    top: Math.round(title.size * 0.56),
                    height: Math.max(5, Math.round(title.size / 14)),
                    background: RED,
                  }}
                />
              ) : null}
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap' }}>
          {notice ? (
            <div
              style={{
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
              }}
            >
              {notice}
            </div>
          ) : null}
          {lines.map((line) => (
            <div key={line} style={{ ...DETAIL, fontSize: detailSize(line), fontWeight: 600 }}>
              {line}
            </div>
          ))}
          {place.map((line) => (
            <div key={line} style={{ ...DETAIL, fontSize: detailSize(line), color: RED }}>
              {line}
            </div>
          ))}
        </div>
      </div>
      {day ? (
        <div
          style={{ display: 'flex', position: 'absolute', left: 662, top: 276, transform: 'rotate(-4deg)' }}
        >
          <TicketStub day={day} />
        </div>
      ) : null}
    </div>
  );
}
