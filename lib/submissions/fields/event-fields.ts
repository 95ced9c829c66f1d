import { z } from 'zod';
import { CATEGORY_LABELS, isEventCategory } from '#lib/events/event-category';
import type { EventColumn } from '#lib/events/rows/event-from-row';
import { honeypotField, userAgentField } from '#lib/forms/field-schemas';
import { DISTRICTS_OF_BELIZE } from '#lib/places/district-names';
import { zoneWords } from '#lib/places/time-zones';
import { BELIZE, COST_LABELS, CURRENCY_LABELS, type EventCost } from './event-choices.ts';
import { priceInWords } from './event-price.ts';
import { CATEGORIES, COSTS, CURRENCIES, EVENT_RULES, MAX_DESCRIPTION_CHARACTERS } from './event-rules.ts';
import type { AskedField, BrowserField } from './field.ts';
import { daysInWords, eventDaysOf } from './when/day-words.ts';

/** The titles of the steps with fields, in order. */
export const EVENT_STEP_TITLES = {
  details: 'Event Details',
  location: 'Location',
  contact: 'Contact Info',
  media: 'Images & Media',
} as const;
type EventStep = keyof typeof EVENT_STEP_TITLES;

const isCost = (text: string): text is EventCost => Object.hasOwn(COST_LABELS, text);

const districts = (label: (district: string) => string) =>
  Object.fromEntries(DISTRICTS_OF_BELIZE.map((district) => [district, label(district)]));

const texts = z.array(z.string()).catch([]);

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** 'United States, Central Time (Chicago)' */
const countryWords = (country: string, timeZone: string) =>
  [country, zoneWords(timeZone)].filter(Boolean).join(', ');

/**
 * The fields of an event: the wire format of POST /api/submit-event, the rules of the form's steps with their
 * sentences, and everything that is shown, mailed, exported and published of it.
 */
export const EVENT_FIELDS = {
  title: {
    rule: EVENT_RULES.title,
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
    rule: EVENT_RULES.date,
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
    rule: EVENT_RULES.endDate,
    label: 'Last day',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'EndDate',
    saidWith: 'date',
  },
  /** Further dates with the same hours, in order. */
  moreDates: {
    rule: EVENT_RULES.moreDates,
    draft: texts,
    label: 'More dates',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'MoreDates',
    saidWith: 'date',
  },
  time: {
    rule: EVENT_RULES.time,
    label: 'Time',
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    column: 'Time',
    mail: { line: 3 },
    words: ({ time, isAllDay }) => (isAllDay === true ? 'All day' : typeof time === 'string' ? time : ''),
  },
  isAllDay: {
    rule: EVENT_RULES.isAllDay,
    draft: z.boolean().catch(false),
    label: 'It lasts all day',
    labels: { moderation: 'All day' },
    step: 'details',
    input: { kind: 'when' },
    visibility: 'public',
    saidWith: 'time',
  },
  category: {
    rule: EVENT_RULES.category,
    draft: z.enum(CATEGORIES).optional().catch(undefined),
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
    rule: EVENT_RULES.description,
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
    rule: EVENT_RULES.cost,
    draft: z.enum(COSTS).catch('free'),
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
    rule: EVENT_RULES.price,
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
    rule: EVENT_RULES.currency,
    draft: z.enum(CURRENCIES).catch(''),
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
    rule: EVENT_RULES.country,
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
    rule: EVENT_RULES.district,
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
    rule: EVENT_RULES.community,
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
    rule: EVENT_RULES.venueName,
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
    rule: EVENT_RULES.placeId,
    label: 'Place id',
    step: 'location',
    input: { kind: 'hidden' },
    visibility: 'public',
    column: 'PlaceID',
    mail: { line: 11 },
  },
  /** IANA name; asked only abroad, where neither country nor city says it. */
  timeZone: {
    rule: EVENT_RULES.timeZone,
    label: 'Time zone of the place',
    step: 'location',
    input: { kind: 'text' },
    visibility: 'public',
    column: 'TimeZone',
    saidWith: 'country',
  },
  coverImageUrl: {
    rule: EVENT_RULES.coverImageUrl,
    label: 'Cover image',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'CoverImage',
  },
  /** The alternative text of the cover image. */
  coverImageAlt: {
    rule: EVENT_RULES.coverImageAlt,
    label: 'Cover image description',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'CoverImageText',
  },
  additionalImageUrls: {
    rule: EVENT_RULES.additionalImageUrls,
    draft: texts,
    label: 'Additional images',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'ModalImages',
  },
  /** The alternative texts, in the order of the addresses. */
  additionalImageAlts: {
    rule: EVENT_RULES.additionalImageAlts,
    draft: texts,
    label: 'Additional image descriptions',
    step: 'media',
    input: { kind: 'images' },
    visibility: 'public',
    column: 'ModalImageTexts',
  },
  website: {
    rule: EVENT_RULES.website,
    label: 'Website',
    step: 'media',
    input: { kind: 'text', type: 'url', autoComplete: 'url' },
    help: 'A page with tickets or more about the event, like https://example.com.',
    visibility: 'public',
    column: 'Website',
    mail: { line: 12 },
  },
  submitterName: {
    rule: EVENT_RULES.submitterName,
    label: 'Your name',
    labels: { edit: 'Submitter’s name' },
    step: 'contact',
    input: { kind: 'text', autoComplete: 'name' },
    mail: { label: 'Name', line: 1 },
    role: 'name',
  },
  submitterEmail: {
    rule: EVENT_RULES.submitterEmail,
    label: 'Your email',
    labels: { edit: 'Submitter’s email' },
    step: 'contact',
    input: { kind: 'text', type: 'email', autoComplete: 'email' },
    help: 'We reply to this address.',
    mail: { label: 'Email', line: 2 },
    role: 'email',
  },
  submitterPhone: {
    rule: EVENT_RULES.submitterPhone,
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
