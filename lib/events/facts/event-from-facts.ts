import { districtNamed } from '#lib/places/district-names';
import { withoutChatMarks } from '#lib/text/chat-marks';
import { hasVisibleText } from '#lib/text/has-visible-text';
import { oneLine, writtenLines } from '#lib/text/one-line';
import { slug } from '#lib/text/slug';
import type { CalendarDay } from '#lib/time/calendar-day';
import { isTimeZone } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../calendar-event.ts';
import { categoryOfTitle } from '../category-of-title.ts';
import type { EventCategory } from '../event-category.ts';
import { describeEvent } from '../event-description.ts';
import { acceptImages, type DescribedImage, safeUrl, upgradeToHttps } from '../event-images.ts';
import type { EventStatus } from '../event-status.ts';
import { isAllDayTime } from '../event-time.ts';
import { eventId } from './event-id.ts';
import { laterDate, laterDates } from './later-dates.ts';

/** Texts that an event may have; '' is as good as none. */
type OptionalText =
  | 'endTime'
  | 'organizer'
  | 'ticketUrl'
  | 'website'
  | 'address'
  | 'country'
  | 'district'
  | 'timeZone'
  | 'placeId';

/**
 * The fields of an event as a row of the sheet or a submission gives them, before validation. Texts are not trusted; all
 * other fields are typed. Invalid values are left out of the event.
 */
export type StatedFacts = Readonly<Partial<Record<OptionalText, string>>> & {
  /** The id that it was given; '' for one made of date, place and title. */
  id: string;
  title: string;
  /** `yyyy-mm-dd`, or as written when it is no day. */
  date: CalendarDay | string;
  /** The last of several days. */
  endDate: string;
  /** Further dates with the same hours; they do not count beside a last day. */
  moreDates: readonly string[];
  /** As written; '' when the event lasts all day. */
  time: string;
  venue: string;
  city: string;
  /** '' for the generated sentence. */
  description: string;
  /** Undefined for the one that the title suggests. */
  category: EventCategory | undefined;
  cover: DescribedImage;
  images: readonly DescribedImage[];
  cost: string;
  price?: number | undefined;
  currency?: string | undefined;
  status: EventStatus;
  details: readonly { label: string; value: string }[];
};

/** A place id is accepted only if it is at least 10 characters of letters, digits, underscore or dash. */
function acceptPlaceId(written: string): string | undefined {
  const text = written.trim();
  return /^[A-Za-z0-9_-]{10,}$/.test(text) ? text : undefined;
}

/** The category of an event when neither the facts nor its title give one. */
const DEFAULT_CATEGORY: EventCategory = 'cultural';

/** The named category, else the one of the title's words, else the default one, which says so. */
function categoryOf(
  named: EventCategory | undefined,
  title: string,
): Pick<CalendarEvent, 'category' | 'hasDefaultCategory'> {
  const category = named ?? categoryOfTitle(title);
  return category ? { category } : { category: DEFAULT_CATEGORY, hasDefaultCategory: true };
}

/** Fields without those that have no value. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };

/** Words in one line, without the marks of a chat that they were copied from. */
const words = (text: string) => oneLine(withoutChatMarks(text));

/** A text in one line; undefined without any. */
const optionalLine = (text = '') => oneLine(text) || undefined;
const optionalWords = (text = '') => words(text) || undefined;

/** The fields that an event need not have, without those that are empty or invalid. */
function optionalFields(facts: StatedFacts) {
  const { date, timeZone } = facts;
  const endDate = laterDate(date, facts.endDate);
  const zone = optionalLine(timeZone);
  return present({
    placeId: acceptPlaceId(facts.placeId ?? ''),
    endDate,
    // Days in a row and several dates exclude each other: the end is the older column, and counts.
    moreDates: endDate ? undefined : laterDates(date, facts.moreDates),
    endTime: optionalLine(facts.endTime),
    organizer: optionalWords(facts.organizer),
    ticketUrl: safeUrl(facts.ticketUrl ?? ''),
    website: safeUrl(facts.website ?? ''),
    address: optionalWords(facts.address),
    country: optionalLine(facts.country),
    district: districtNamed(oneLine(facts.district ?? '')),
    timeZone: zone && isTimeZone(zone) ? zone : undefined,
  });
}

/** The cover and the images that may be shown, and their texts where any has one. */
function imageFields({ cover, images }: StatedFacts) {
  const further = acceptImages(images);
  const texts = [cover, ...further].map(({ text }) => oneLine(text));
  return {
    image: upgradeToHttps(cover.url),
    images: further.map(({ url }) => url),
    ...(texts.some(Boolean) && { imageTexts: texts }),
  };
}

/**
 * An event from what is said about it; undefined when its title has no visible characters. Its likes follow from its id,
 * which may still depend on other events. Stored fingerprints of events depend on the order of its properties.
 */
export function eventFromFacts(facts: StatedFacts): Omit<CalendarEvent, 'likes'> | undefined {
  const title = words(facts.title);
  if (!hasVisibleText(title)) return undefined;
  const { date, status, price, currency } = facts;
  const cost = withoutChatMarks(facts.cost, { dropsStruck: true }).trim();
  const [venue, city, written] = [words(facts.venue), words(facts.city), oneLine(facts.time)];
  const isAllDay = isAllDayTime(written);
  const time = isAllDay ? undefined : written;
  const details = facts.details
    .map(({ label, value }) => ({ label, value: words(value) }))
    .filter(({ value }) => value !== '');
  return {
    id: slug(facts.id) || eventId({ date, city, title }),
    title,
    date,
    ...(time !== undefined && { time }),
    venue,
    city,
    description:
      writtenLines(withoutChatMarks(facts.description)) || describeEvent({ venue, city, time, cost }),
    ...categoryOf(facts.category, title),
    isAllDay,
    ...imageFields(facts),
    cost,
    ...present({ price, currency }),
    status,
    ...optionalFields(facts),
    ...(details.length > 0 && { details }),
  };
}
