import { z } from 'zod';
import { emailField, textField, webAddressField } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import type { SlideTable } from '#lib/server/store/schema';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { addDays, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';

/** What a poster has room for, in characters. */
export const SLIDE_LIMITS = { title: 60, description: 140, alt: 200 } as const;
/** The longest run: results are counted for 400 days. */
const MAX_RUN_DAYS = 366;

const day = (sentence: string) => z.string({ error: sentence }).trim().refine(isCalendarDay, sentence);

// In the order of the form, so that its list of errors has that order too.
const bookingSchema = z.object({
  firstDay: day('First day is required'),
  lastDay: day('Last day is required'),
  title: textField({ name: 'Title', max: SLIDE_LIMITS.title, required: 'Title is required' }),
  description: textField({
    name: 'Description',
    max: SLIDE_LIMITS.description,
    required: 'Description is required',
  }),
  url: webAddressField('Link').refine((url) => url !== '', 'Link is required'),
  image: z
    .string({ error: 'Choose a picture' })
    .trim()
    .min(1, 'Choose a picture')
    .max(500, 'Choose a picture'),
  alt: textField({
    name: 'What the picture shows',
    max: SLIDE_LIMITS.alt,
    required: 'Say what the picture shows',
  }),
  paid: z.literal('yes').optional(),
  email: emailField('', 'Enter an email address like name@example.com').default(''),
});

/** What a moderator books: the columns of a slide that the form fills in. */
export type SlideBooking = Pick<
  SlideTable,
  | 'title'
  | 'description'
  | 'alt'
  | 'url'
  | 'image'
  | 'first_day'
  | 'last_day'
  | 'is_paid'
  | 'advertiser_email'
>;

/** What is wrong with the days of a booking; undefined when nothing is. */
function daysProblem(firstDay: CalendarDay, lastDay: CalendarDay, today: CalendarDay): string | undefined {
  if (lastDay < firstDay) return 'The last day must not be before the first';
  if (lastDay < today) return 'The last day is over already';
  return lastDay > addDays(firstDay, MAX_RUN_DAYS - 1)
    ? `A slide runs for at most ${MAX_RUN_DAYS} days`
    : undefined;
}

/** The booking of a form on a day, or a sentence for each field that is wrong. */
export function bookingFromForm(
  form: URLSearchParams,
  today: CalendarDay,
): { booking: SlideBooking } | { fields: Record<string, string> } {
  const { data, error } = bookingSchema.safeParse(Object.fromEntries(form));
  if (!data) return { fields: fieldErrorsOf(error) };
  const { firstDay, lastDay, paid, email, ...texts } = data;
  const lastDayProblem = daysProblem(firstDay, lastDay, today);
  if (lastDayProblem) return { fields: { lastDay: lastDayProblem } };
  return {
    booking: {
      ...texts,
      first_day: firstDay,
      last_day: lastDay,
      is_paid: paid === 'yes' ? 1 : 0,
      advertiser_email: email || null,
    },
  };
}

/** The days of a booking that the form begins with: a week from tomorrow. */
const FIRST_RUN = { inDays: 1, days: 7 } as const;

/** What the form begins with on a day: with an application, what it says of the business. */
export function valuesOfApplication(
  application: { name: string; url: string } | undefined,
  today: CalendarDay,
): FormValues {
  const firstDay = addDays(today, FIRST_RUN.inDays);
  return {
    title: application?.name ?? '',
    url: application?.url ?? '',
    image: '',
    firstDay,
    lastDay: addDays(firstDay, FIRST_RUN.days - 1),
    paid: application ? 'yes' : '',
    mail: application ? 'yes' : '',
    email: '',
  };
}

/** A booking as the form shows it. */
export const valuesOfBooking = (slide: SlideBooking): FormValues => ({
  title: slide.title,
  description: slide.description,
  alt: slide.alt,
  url: slide.url,
  image: slide.image,
  firstDay: slide.first_day,
  lastDay: slide.last_day,
  paid: slide.is_paid === 1 ? 'yes' : '',
  email: slide.advertiser_email ?? '',
});

const FIELDS = {
  title: 'title',
  description: 'description',
  alt: 'alt',
  url: 'link',
  image: 'picture',
  first_day: 'firstDay',
  last_day: 'lastDay',
  is_paid: 'payment',
  advertiser_email: 'advertiserEmail',
} as const satisfies Record<keyof SlideBooking, string>;

/** What a change of a booking changes, as names of fields for the history. */
export const changedBookingFields = (before: SlideBooking, after: SlideBooking): string[] =>
  (Object.keys(FIELDS) as (keyof SlideBooking)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => FIELDS[name]);
