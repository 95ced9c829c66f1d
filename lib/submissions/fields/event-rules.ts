import { z } from 'zod';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import {
  choiceField,
  emailField,
  lengthOf,
  phoneField,
  textField,
  webAddressField,
} from '#lib/forms/field-schemas';
import { DISTRICTS_OF_BELIZE } from '#lib/places/district-names';
import { isCalendarDay } from '#lib/time/calendar-day';
import { isTimeZone } from '#lib/time/zoned-time';
import { MAX_ADDITIONAL_IMAGES } from '#lib/uploads/upload-rules';
import { BELIZE, COST_LABELS, CURRENCY_LABELS, type EventCost } from './event-choices.ts';
import { storedAmount } from './event-price.ts';
import { MAX_DATES, sortedDays } from './when/event-days.ts';
import { LACKS_START, sentenceOfMark } from './when/hours-fault.ts';
import { lacksStart } from './when/written-hours.ts';

const MIN_DESCRIPTION_CHARACTERS = 20;
export const MAX_DESCRIPTION_CHARACTERS = 500;
/** Longer than any day in words, of which the sentence says how a day is written, and not how long it may be. */
const MAX_WRITTEN_DAY = 100;

/** What may be chosen, for schemas. */
export const COSTS = Object.keys(COST_LABELS) as [EventCost, ...EventCost[]];
export const CATEGORIES = EVENT_CATEGORIES as [EventCategory, ...EventCategory[]];
export const CURRENCIES = ['', ...Object.keys(CURRENCY_LABELS)] as const;

/** The format of an address from our upload: a path on this site, or https at the image host. Whether we issued it is checked later. */
const imageAddress = z
  .string({ error: 'An image address must be text' })
  .max(500, 'An image address must be at most 500 characters')
  .regex(/^(\/uploads\/[\w-]+\.webp|https:\/\/[^\s\\"'<>]+)$/, 'Images must be uploaded with the form');

const imageText = textField({ name: 'Image description', max: 200 });
const isDayOrNothing = (value: string) => value === '' || isCalendarDay(value);
const day = z.string().refine(isCalendarDay, 'Each date must be a day like 2026-11-19');

/**
 * The rule of each field of an event that people fill in, with a sentence for everything that it refuses. What the field is
 * called, and where it is asked and shown, is in `EVENT_FIELDS`.
 */
export const EVENT_RULES = {
  title: textField({ name: 'Event title', max: 150, required: 'Event title is required' }),
  date: textField({ name: 'Event date', max: MAX_WRITTEN_DAY, required: 'Event date is required' }).refine(
    isDayOrNothing,
    'Event date must be a day like 2026-11-19',
  ),
  endDate: textField({ name: 'Last day', max: MAX_WRITTEN_DAY }).refine(
    isDayOrNothing,
    'Last day must be a day like 2026-11-19',
  ),
  moreDates: z
    .array(day, { error: 'The dates must be a list of days' })
    .max(MAX_DATES - 1, `Choose at most ${MAX_DATES} dates in all`)
    .transform(sortedDays)
    .default([]),
  time: textField({ name: 'Event time', max: 60 }).superRefine((time, context) => {
    const message = lacksStart(time) ? LACKS_START : sentenceOfMark(time);
    if (message) context.addIssue({ code: 'custom', message });
  }),
  isAllDay: z.boolean({ error: 'All day must be yes or no' }).default(false),
  category: choiceField(CATEGORIES, 'Event category is required'),
  description: textField({
    name: 'Description',
    max: MAX_DESCRIPTION_CHARACTERS,
    required: 'Event description is required',
    lines: true,
  }).refine(
    (value) => value === '' || lengthOf(value) >= MIN_DESCRIPTION_CHARACTERS,
    'Description must be at least 20 characters',
  ),
  cost: choiceField(COSTS, 'Cost must be free, paid or tbd').default('free'),
  price: textField({ name: 'Price', max: 40 }).transform(storedAmount),
  currency: choiceField(CURRENCIES, 'Choose a currency from the list').default(''),
  country: textField({ name: 'Country', max: 60, required: 'Country is required' }).default(BELIZE),
  district: z
    .union([z.literal(''), z.enum(DISTRICTS_OF_BELIZE)], { error: 'Choose one of the six districts' })
    .default(''),
  community: textField({ name: 'City/Community', max: 80, required: 'City/Community is required' }),
  venueName: textField({ name: 'Venue name', max: 120, required: 'Venue name is required' }),
  placeId: z
    .string()
    .regex(/^([A-Za-z0-9_-]{10,300})?$/, 'This is not a place id')
    .default(''),
  timeZone: textField({ name: 'Time zone', max: 60 }).refine(
    (value) => value === '' || isTimeZone(value),
    'Choose a time zone from the list',
  ),
  coverImageUrl: z.union([z.literal(''), imageAddress]).default(''),
  coverImageAlt: imageText,
  additionalImageUrls: z
    .array(imageAddress)
    .max(MAX_ADDITIONAL_IMAGES, 'You can only upload up to 4 additional images')
    .default([]),
  additionalImageAlts: z.array(imageText).max(MAX_ADDITIONAL_IMAGES).default([]),
  website: webAddressField('Website'),
  submitterName: textField({ name: 'Your name', max: 100, required: 'Your name is required' }),
  submitterEmail: emailField('Your email is required', 'Please enter a valid email address'),
  submitterPhone: phoneField({ name: 'Phone', max: 40 }),
};
