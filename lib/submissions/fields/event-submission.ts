import { z } from 'zod';
import { EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import {
  choiceField,
  emailField,
  honeypotField,
  lengthOf,
  textField,
  userAgentField,
  webAddressField,
} from '#lib/forms/field-schemas';
import { isCalendarDay } from '#lib/time/calendar-day';
import { MAX_ADDITIONAL_IMAGES } from '#lib/uploads/upload-rules';

const MIN_DESCRIPTION_CHARACTERS = 20;
export const MAX_DESCRIPTION_CHARACTERS = 500;
/** Seconds between the first opening of a draft and its sending; a machine is faster. */
export const MIN_FORM_SECONDS = 15;
/** What is said to whoever was faster than that. */
export const TOO_EARLY = `That was very quick. To keep machines out, nothing is taken in the first ${MIN_FORM_SECONDS} seconds. Look through your event once more, then send it again.`;

export const COST_LABELS = { free: 'Free', paid: 'Paid', tbd: 'To be decided' } as const;
export type EventCost = keyof typeof COST_LABELS;

export const BELIZE = 'Belize';
/** The countries offered; any other is typed. */
export const COUNTRIES = [
  BELIZE,
  'United States',
  'Canada',
  'United Kingdom',
  'Mexico',
  'Guatemala',
] as const;

export const DISTRICTS_OF_BELIZE = [
  'Belize',
  'Cayo',
  'Orange Walk',
  'Corozal',
  'Stann Creek',
  'Toledo',
] as const;

const costs = Object.keys(COST_LABELS) as [EventCost, ...EventCost[]];
const categories = EVENT_CATEGORIES as [EventCategory, ...EventCategory[]];

/** An address our own upload answered with: a path on this site, or https at the image host. Issuing is checked later. */
const imageAddress = z
  .string({ error: 'An image address must be text' })
  .max(500, 'An image address must be at most 500 characters')
  .regex(/^(\/uploads\/[\w-]+\.webp|https:\/\/[^\s\\"'<>]+)$/, 'Images must be uploaded with the form');

const imageText = textField({ name: 'Image description', max: 200 });

/**
 * An event as its form sends it: the wire format of POST /api/submit-event, the rules of the form's steps and their
 * sentences in one.
 */
export const eventSubmissionSchema = z.object({
  title: textField({ name: 'Event title', max: 150, required: 'Event title is required' }),
  date: textField({ name: 'Event date', max: 10, required: 'Event date is required' }).refine(
    (value) => value === '' || isCalendarDay(value),
    'Event date must be a day like 2026-11-19',
  ),
  time: textField({ name: 'Event time', max: 60 }),
  isAllDay: z.boolean({ error: 'All day must be yes or no' }).default(false),
  category: choiceField(categories, 'Event category is required'),
  description: textField({
    name: 'Description',
    max: MAX_DESCRIPTION_CHARACTERS,
    required: 'Event description is required',
    lines: true,
  }).refine(
    (value) => value === '' || lengthOf(value) >= MIN_DESCRIPTION_CHARACTERS,
    'Description must be at least 20 characters',
  ),
  cost: choiceField(costs, 'Cost must be free, paid or tbd').default('free'),
  country: textField({ name: 'Country', max: 60, required: 'Country is required' }).default(BELIZE),
  district: z
    .union([z.literal(''), z.enum(DISTRICTS_OF_BELIZE)], { error: 'Choose one of the six districts' })
    .default(''),
  community: textField({ name: 'City/Community', max: 80, required: 'City/Community is required' }),
  venueName: textField({ name: 'Venue name', max: 120, required: 'Venue name is required' }),
  placeId: z
    .string()
    .regex(/^([A-Za-z0-9_-]{10,300})?$/, 'The place id is not one')
    .default(''),
  coverImageUrl: z.union([z.literal(''), imageAddress]).default(''),
  /** What the cover shows, for people who do not see it. */
  coverImageAlt: imageText,
  additionalImageUrls: z
    .array(imageAddress)
    .max(MAX_ADDITIONAL_IMAGES, 'You can only upload up to 4 additional images')
    .default([]),
  /** In the order of the addresses. */
  additionalImageAlts: z.array(imageText).max(MAX_ADDITIONAL_IMAGES).default([]),
  website: webAddressField('Website'),
  submitterName: textField({ name: 'Your name', max: 100, required: 'Your name is required' }),
  submitterEmail: emailField('Your email is required', 'Please enter a valid email address'),
  submitterPhone: textField({ name: 'Phone', max: 40 }),
  honeypot: honeypotField,
  /** Milliseconds from opening to sending, as the browser counted them: told to moderators, never trusted. */
  formDuration: z.number().min(0).max(1e12).catch(0),
  timestamp: z.string().max(40).catch(''),
  userAgent: userAgentField,
});

/** A submission that passed the schema. */
export type EventSubmission = z.output<typeof eventSubmissionSchema>;

/** The addresses of a submission's pictures, the cover first. */
export const picturesOf = ({
  coverImageUrl,
  additionalImageUrls,
}: Pick<EventSubmission, 'coverImageUrl' | 'additionalImageUrls'>) =>
  [coverImageUrl, ...additionalImageUrls].filter(Boolean);

/** Fields only moderators and the submitter may see. */
export const PRIVATE_EVENT_FIELDS = [
  'submitterName',
  'submitterEmail',
  'submitterPhone',
  'userAgent',
  'formDuration',
  'timestamp',
  'honeypot',
] as const satisfies ReadonlyArray<keyof EventSubmission>;

/** The five steps in order, with the fields that each must have right before the next one opens. */
export const EVENT_STEPS = [
  {
    title: 'Event Details',
    fields: ['title', 'date', 'time', 'isAllDay', 'category', 'description', 'cost'],
  },
  { title: 'Location', fields: ['country', 'district', 'community', 'venueName', 'placeId'] },
  { title: 'Contact Info', fields: ['submitterName', 'submitterEmail', 'submitterPhone'] },
  {
    title: 'Images & Media',
    fields: ['coverImageUrl', 'coverImageAlt', 'additionalImageUrls', 'additionalImageAlts', 'website'],
  },
  { title: 'Review & Submit', fields: [] },
] as const satisfies ReadonlyArray<{ title: string; fields: ReadonlyArray<keyof EventSubmission> }>;
