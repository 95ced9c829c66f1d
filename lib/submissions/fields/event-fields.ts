import { z } from 'zod';
import {
  CATEGORY_LABELS,
  EVENT_CATEGORIES,
  type EventCategory,
  isEventCategory,
} from '#lib/events/event-category';
import type { EventColumn } from '#lib/events/rows/event-from-row';
import {
  choiceField,
  emailField,
  honeypotField,
  lengthOf,
  phoneField,
  textField,
  userAgentField,
  webAddressField,
} from '#lib/forms/field-schemas';
import { DISTRICTS_OF_BELIZE } from '#lib/places/district-names';
import { zoneWords } from '#lib/places/time-zones';
import { isCalendarDay } from '#lib/time/calendar-day';
import { isTimeZone } from '#lib/time/zoned-time';
import { MAX_ADDITIONAL_IMAGES } from '#lib/uploads/upload-rules';
import { BELIZE, COST_LABELS, CURRENCY_LABELS, type EventCost } from './event-choices.ts';
import { priceInWords, storedAmount } from './event-price.ts';
import type { AskedField, BrowserField } from './field.ts';
import { daysInWords, eventDaysOf } from './when/day-words.ts';
import { MAX_DATES, sortedDays } from './when/event-days.ts';
import { LACKS_START, sentenceOfMark } from './when/hours-fault.ts';
import { lacksStart } from './when/written-hours.ts';

const MIN_DESCRIPTION_CHARACTERS = 20;
const MAX_DESCRIPTION_CHARACTERS = 500;
/** Longer than any day in words, of which the sentence says how a day is written, and not how long it may be. */
const MAX_WRITTEN_DAY = 100;

/** The titles of the steps with fields, in order. */
export const EVENT_STEP_TITLES = {
  details: 'Event Details',
  location: 'Location',
  contact: 'Contact Info',
  media: 'Images & Media',
} as const;
type EventStep = keyof typeof EVENT_STEP_TITLES;

const costs = Object.keys(COST_LABELS) as [EventCost, ...EventCost[]];
const categories = EVENT_CATEGORIES as [EventCategory, ...EventCategory[]];
const currencies = ['', ...Object.keys(CURRENCY_LABELS)] as const;
const isCost = (text: string): text is EventCost => Object.hasOwn(COST_LABELS, text);

const districts = (label: (district: string) => string) =>
  Object.fromEntries(DISTRICTS_OF_BELIZE.map((district) => [district, label(district)]));

/** The format of an address from our upload: a path on this site, or https at the image host. Whether we issued it is checked later. */
const imageAddress = z
  .string({ error: 'An image address must be text' })
  .max(500, 'An image address must be at most 500 characters')
  .regex(/^(\/uploads\/[\w-]+\.webp|https:\/\/[^\s\\"'<>]+)$/, 'Images must be uploaded with the form');

const imageText = textField({ name: 'Image description', max: 200 });
const texts = z.array(z.string()).catch([]);

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** 'United States, Central Time (Chicago)' */
const countryWords = (country: string, timeZone: string) =>
  [country, zoneWords(timeZone)].filter(Boolean).join(', ');

const isDayOrNothing = (value: string) => value === '' || isCalendarDay(value);
const day = z.string().refine(isCalendarDay, 'Each date must be a day like 2026-11-19');

/**
 * The fields of an event: the wire format of POST /api/submit-event, the rules of the form's steps with their
 * sentences, and everything that is shown, mailed, exported and published of it.
 */
export const EVENT_FIELDS = {
  title: {
    rule: textField({ name: 'Event title', max: 150, required: 'Event title is required' }),
    stored: z.string(),
    label: 'Event title',
    labels: { moderation: 'Title', edit: 'Event title' },
    step: 'details',
    input: { kind: 'text' },
    help: 'As it appears on the poster.',
    visibility: 'public',
    column: 'Event',
    mail: { label: 'Event', line: 1 },
    role: 'title',
  },
  date: {
    rule: textField({ name: 'Event date', max: MAX_WRITTEN_DAY, required: 'Event date is required' }).refine(
      isDayOrNothing,
      'Event date must be a day like 2026-11-19',
    ),
    stored: z.string(),
    label: 'Event date',
    labels: { moderation: 'Date' },
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'Date',
    mail: { label: 'Date', line: 2 },
    words: (payload) => daysInWords(eventDaysOf(payload)),
  },
  /** The last of several days; '' for one. How it fits the date is a rule of the submission as a whole. */
  endDate: {
    rule: textField({ name: 'Last day', max: MAX_WRITTEN_DAY }).refine(
      isDayOrNothing,
      'Last day must be a day like 2026-11-19',
    ),
    label: 'Last day',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'EndDate',
    saidWith: 'date',
  },
  /** Further dates with the same hours, in order. */
  moreDates: {
    rule: z
      .array(day, { error: 'The dates must be a list of days' })
      .max(MAX_DATES - 1, `Choose at most ${MAX_DATES} dates in all`)
      .transform(sortedDays)
      .default([]),
    draft: texts,
    label: 'More dates',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'MoreDates',
    saidWith: 'date',
  },
  time: {
    rule: textField({ name: 'Event time', max: 60 }).superRefine((time, context) => {
      const message = lacksStart(time) ? LACKS_START : sentenceOfMark(time);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    label: 'Time',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'Time',
    mail: { line: 3 },
    words: ({ time, isAllDay }) => (isAllDay === true ? 'All day' : typeof time === 'string' ? time : ''),
  },
  isAllDay: {
    rule: z.boolean({ error: 'All day must be yes or no' }).default(false),
    draft: z.boolean().catch(false),
    label: 'It lasts all day',
    labels: { moderation: 'All day' },
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    saidWith: 'time',
  },
  category: {
    rule: choiceField(categories, 'Event category is required'),
    draft: z.enum(categories).optional().catch(undefined),
    stored: z.string().refine(isEventCategory).catch('cultural'),
    label: 'Event category',
    labels: { moderation: 'Category' },
    step: 'details',
    input: { kind: 'choice', choices: CATEGORY_LABELS, look: 'tiles' },
    visibility: 'public',
    column: 'Category',
    mail: { label: 'Category', line: 4 },
  },
  description: {
    rule: textField({
      name: 'Description',
      max: MAX_DESCRIPTION_CHARACTERS,
      required: 'Event description is required',
      lines: true,
    }).refine(
      (value) => value === '' || lengthOf(value) >= MIN_DESCRIPTION_CHARACTERS,
      'Description must be at least 20 characters',
    ),
    label: 'Event description',
    labels: { moderation: 'Description' },
    step: 'details',
    input: { kind: 'lines', max: MAX_DESCRIPTION_CHARACTERS },
    help: 'What people will see, hear and eat, and who it is for. At least 20 characters.',
    visibility: 'public',
    column: 'Description',
    mail: { label: 'Description', line: 13 },
  },
  cost: {
    rule: choiceField(costs, 'Cost must be free, paid or tbd').default('free'),
    draft: z.enum(costs).catch('free'),
    stored: z.string().refine(isCost).catch('tbd'),
    label: 'Cost',
    step: 'details',
    input: { kind: 'choice', choices: COST_LABELS, look: 'tiles' },
    visibility: 'public',
    column: 'Cost',
    mail: { line: 5 },
  },
  /** Counts only where the cost is 'paid'; that it can be read then is a rule of the submission as a whole. */
  price: {
    rule: textField({ name: 'Price', max: 40 }).transform(storedAmount),
    label: 'Price',
    step: 'details',
    input: { kind: 'text', inputMode: 'decimal' },
    help: 'Per person. Leave it empty if you do not know yet.',
    visibility: 'public',
    column: 'Price',
    mail: { line: 6 },
    words: priceInWords,
  },
  /** '' for that of the country. */
  currency: {
    rule: choiceField(currencies, 'Choose a currency from the list').default(''),
    draft: z.enum(currencies).catch(''),
    // A price whose currency cannot be read is none, so what is odd stays odd.
    stored: z.string().default('').catch('unknown'),
    label: 'Currency',
    step: 'details',
    input: {
      kind: 'choice',
      choices: CURRENCY_LABELS,
      nothing: 'BZ$; abroad, the country’s own',
    },
    visibility: 'public',
    column: 'Currency',
    saidWith: 'price',
  },
  country: {
    rule: textField({ name: 'Country', max: 60, required: 'Country is required' }).default(BELIZE),
    draft: z.string().catch(BELIZE),
    stored: z.string().catch(''),
    label: 'Country',
    step: 'location',
    input: { kind: 'text' },
    visibility: 'public',
    column: 'Country',
    mail: { line: 10 },
    words: ({ country, timeZone }) => countryWords(textOf(country), textOf(timeZone)),
  },
  district: {
    rule: z
      .union([z.literal(''), z.enum(DISTRICTS_OF_BELIZE)], { error: 'Choose one of the six districts' })
      .default(''),
    draft: z.union([z.literal(''), z.enum(DISTRICTS_OF_BELIZE)]).catch(''),
    label: 'District',
    step: 'location',
    input: {
      kind: 'choice',
      choices: districts((district) => `${district} District`),
      moderatorChoices: districts((district) => district),
      nothing: 'Not chosen',
    },
    visibility: 'public',
    column: 'District',
    mail: { line: 9 },
  },
  community: {
    rule: textField({ name: 'City/Community', max: 80, required: 'City/Community is required' }),
    stored: z.string(),
    label: 'City/Community',
    step: 'location',
    input: { kind: 'text' },
    help: 'Choose a suggestion, or type the name yourself.',
    visibility: 'public',
    column: 'Location',
    mail: { line: 8 },
    role: 'place',
  },
  venueName: {
    rule: textField({ name: 'Venue name', max: 120, required: 'Venue name is required' }),
    label: 'Venue name',
    labels: { moderation: 'Venue', edit: 'Venue name' },
    step: 'location',
    input: { kind: 'text' },
    help: 'A hall, a park, a street: where people should go.',
    visibility: 'public',
    column: 'Venue',
    mail: { label: 'Venue', line: 7 },
  },
  placeId: {
    rule: z
      .string()
      .regex(/^([A-Za-z0-9_-]{10,300})?$/, 'This is not a place id')
      .default(''),
    label: 'Place id',
    step: 'location',
    input: { kind: 'hidden' },
    visibility: 'public',
    column: 'PlaceID',
    mail: { line: 11 },
  },
  /** IANA name; asked only abroad, where neither country nor city says it. */
  timeZone: {
    rule: textField({ name: 'Time zone', max: 60 }).refine(
      (value) => value === '' || isTimeZone(value),
      'Choose a time zone from the list',
    ),
    label: 'Time zone of the place',
    step: 'location',
    input: { kind: 'text' },
    visibility: 'public',
    column: 'TimeZone',
    saidWith: 'country',
  },
  coverImageUrl: {
    rule: z.union([z.literal(''), imageAddress]).default(''),
    label: 'Cover image',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'CoverImage',
  },
  /** The alternative text of the cover image. */
  coverImageAlt: {
    rule: imageText,
    label: 'Cover image description',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'CoverImageText',
  },
  additionalImageUrls: {
    rule: z
      .array(imageAddress)
      .max(MAX_ADDITIONAL_IMAGES, 'You can only upload up to 4 additional images')
      .default([]),
    draft: texts,
    label: 'Additional images',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'ModalImages',
  },
  /** The alternative texts, in the order of the addresses. */
  additionalImageAlts: {
    rule: z.array(imageText).max(MAX_ADDITIONAL_IMAGES).default([]),
    draft: texts,
    label: 'Additional image descriptions',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'ModalImageTexts',
  },
  website: {
    rule: webAddressField('Website'),
    label: 'Website',
    step: 'media',
    input: { kind: 'text', type: 'url', autoComplete: 'url' },
    help: 'A page with tickets or more about the event, like https://example.com.',
    visibility: 'public',
    column: 'Website',
    mail: { line: 12 },
  },
  submitterName: {
    rule: textField({ name: 'Your name', max: 100, required: 'Your name is required' }),
    label: 'Your name',
    labels: { edit: 'Submitter’s name' },
    step: 'contact',
    input: { kind: 'text', autoComplete: 'name' },
    mail: { label: 'Name', line: 1 },
    role: 'name',
  },
  submitterEmail: {
    rule: emailField('Your email is required', 'Please enter a valid email address'),
    label: 'Your email',
    labels: { edit: 'Submitter’s email' },
    step: 'contact',
    input: { kind: 'text', type: 'email', autoComplete: 'email' },
    help: 'We reply to this address.',
    mail: { label: 'Email', line: 2 },
    role: 'email',
  },
  submitterPhone: {
    rule: phoneField({ name: 'Phone', max: 40 }),
    label: 'Phone or WhatsApp',
    labels: { edit: 'Submitter’s phone' },
    step: 'contact',
    input: { kind: 'text', type: 'tel', autoComplete: 'tel' },
    mail: { label: 'Phone', line: 3 },
    role: 'phone',
  },
  honeypot: { rule: honeypotField, browser: 'honeypot' },
  /** Milliseconds from opening to sending, as the browser counted them: shown to moderators, never trusted. */
  formDuration: { rule: z.number().min(0).max(1e12).catch(0), browser: 'sending' },
  timestamp: { rule: z.string().max(40).catch(''), browser: 'sending' },
  userAgent: { rule: userAgentField, browser: 'sending' },
} satisfies Record<string, AskedField<EventStep, EventColumn> | BrowserField>;
