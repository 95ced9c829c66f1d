import type { Celebration } from '#lib/celebrations/celebration';
import { celebrationImage } from '#lib/celebrations/celebration-images';
import type { WhenText } from '#lib/celebrations/when-text';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { previewHash } from '#lib/events/preview/preview-path';
import { previewText } from '#lib/events/preview/preview-text';
import { pluralize } from '#lib/text/pluralize';
import { isCalendarDay } from '#lib/time/calendar-day';
import { ticketStubParts } from '#lib/time/format-day';

/** Below this path lie the previews of landing pages. */
const PREVIEWS_PATH = '/landing-previews';
const FILE_NAME = /^(celebration|month)-([a-z0-9-]+)-[0-9a-f]{8}\.jpg$/;

/** A page that has a preview of its own: its kind, and the last part of its address. */
export type PreviewedPage = { kind: 'celebration' | 'month'; slug: string };

/** The preview of a landing page: its address, and what is drawn. */
export type LandingPreview = { path: string; content: PreviewContent };

/**
 * A preview with its address, which changes with the content, because messengers cache the image:
 * '/landing-previews/celebration-christmas-1f0c93ab.jpg'
 */
const addressed = ({ kind, slug }: PreviewedPage, content: PreviewContent): LandingPreview => ({
  path: `${PREVIEWS_PATH}/${kind}-${slug}-${previewHash(content)}.jpg`,
  content,
});

/** The page that a file of this path is the preview of, now or formerly; undefined for any other file. */
export function previewedPage(file: string): PreviewedPage | undefined {
  const [, kind, slug = ''] = FILE_NAME.exec(file) ?? [];
  return kind === 'celebration' || kind === 'month' ? { kind, slug } : undefined;
}

const TITLE_LENGTH = 100;
/** Characters that fit beside the ticket's stub; a longer sentence has two lines. */
const LINE_LENGTH = 30;

/** A sentence in one line or in two that are about as long, the second with an ellipsis where that is too little. */
function linesOf(sentence: string): string[] {
  const words = sentence.split(' ');
  const broken = words
    .map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const)
    .filter(([first]) => first !== '' && first.length <= LINE_LENGTH)
    .sort(
      ([one, oneMore], [other, otherMore]) =>
        Math.max(one.length, oneMore.length) - Math.max(other.length, otherMore.length),
    );
  const lines = sentence.length > LINE_LENGTH ? (broken[0] ?? [sentence]) : [sentence];
  return lines.map((line) => previewText(line, LINE_LENGTH)).filter(Boolean);
}

/** 'Dangriga, Hopkins and 9 more': as many whole names as fit a line. */
function placesText(names: readonly string[]): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const rest = names.length - shown;
    const text = `${names.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    if (text.length <= LINE_LENGTH || shown === 1) return previewText(text, LINE_LENGTH);
  }
  return '';
}

type Celebrated = {
  /** With the year once that is certain. */
  title: string;
  when: WhenText;
  next: { days?: { from: string } | undefined; events: readonly EventSummary[] };
};

/** The preview of a celebration: when and where it is, with the day on its stub once that is certain. */
export function celebrationPreview(
  celebration: Celebration,
  { title, when, next }: Celebrated,
  places: readonly string[],
): LandingPreview {
  const isByRule = celebration.when.status === 'rule';
  const day = isByRule ? next.days?.from : next.events.find(takesPlace)?.date;
  return addressed(
    { kind: 'celebration', slug: celebration.slug },
    {
      title: previewText(title, TITLE_LENGTH),
      lines: linesOf(when.line),
      place: [placesText(places)].filter(Boolean),
      ...(when.isAnnounced && day && isCalendarDay(day) && { day: ticketStubParts(day) }),
      picture: celebrationImage(celebration),
      scene: 0,
    },
  );
}

/** The preview of a month of every year: how much is on, and how many celebrations it has; with the image of the first. */
export function monthPreview(
  words: { name: string; heading: string; count: string },
  celebrations: readonly { image: string }[],
): LandingPreview {
  const [first] = celebrations;
  return addressed(
    { kind: 'month', slug: words.name.toLowerCase() },
    {
      title: words.heading,
      lines: linesOf(words.count),
      place: first ? [pluralize(celebrations.length, 'yearly celebration')] : [],
      ...(first && { picture: first.image }),
      scene: 0,
    },
  );
}
