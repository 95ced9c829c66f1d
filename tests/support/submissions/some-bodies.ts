import type { z } from 'zod';
import { advertiserApplicationSchema } from '#lib/submissions/fields/advertiser-application';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { withHours } from '#lib/submissions/fields/when/written-hours';
import { day } from '../moment/moment.ts';
import { someSubmissionBody } from './some-submission.ts';

/** What a device says of when it sent something. */
const SENT_AT = `${day(0)}T12:00:00.000Z`;

/** A body of POST /api/submit-advertiser that nothing is wrong with. */
const someApplicationBody = (changes: Record<string, unknown> = {}) => ({
  businessName: 'Sample Bakery',
  businessType: 'restaurant-food',
  businessCategory: 'Johnny cakes',
  businessLocation: 'Dangriga',
  businessDescription: 'Bread and\ncakes.',
  contactName: 'Sample Baker',
  contactEmail: 'baker@example.com',
  contactPhone: '+501 600 0000',
  preferredContactMethod: 'whatsapp',
  websiteUrl: 'https://bakery.example.com/menu?today=1',
  socialMedia: '@sample',
  advertisingGoals: 'More guests on Saturdays.',
  budgetRange: 'under-500',
  campaignTimeline: 'within-30',
  previousAdvertising: '',
  formDurationSeconds: 61,
  userAgent: 'Sample/1.0',
  submittedAt: SENT_AT,
  ...changes,
});

/** The same as the schema gives it on. */
export const someApplication = (changes: Record<string, unknown> = {}) =>
  advertiserApplicationSchema.parse(someApplicationBody(changes));

/** A body of POST /api/contact that nothing is wrong with. */
export const someMessageBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  phone: '+501 611 1111',
  subject: 'Lost hat',
  message: 'I lost my hat at the fiesta.\nIs it with you?',
  honeypot: '',
  ...changes,
});

/** The same as the schema gives it on. */
export const someMessage = (changes: Record<string, unknown> = {}) =>
  contactMessageSchema.parse(someMessageBody(changes));

/** A body of POST /api/submit-event with every field filled in. */
export const fullSubmissionBody = (changes: Record<string, unknown> = {}) =>
  someSubmissionBody({
    placeId: 'ChIJsample_place-0',
    coverImageAlt: '',
    additionalImageAlts: [],
    website: 'www.example.bz/fiesta',
    submitterPhone: '501-000-0000',
    honeypot: '',
    formDuration: 61_000,
    timestamp: SENT_AT,
    userAgent: 'Sample/1.0',
    ...changes,
  });

export type Entrusted = {
  endpoint: 'submit-event' | 'submit-advertiser' | 'contact';
  /** What is stored of a body. */
  schema: z.ZodType<Record<string, unknown>>;
  body: (changes?: Record<string, unknown>) => Record<string, unknown>;
};

/** The three things people entrust to the site, with where they are sent. */
export const ENTRUSTED: readonly Entrusted[] = [
  { endpoint: 'submit-event', schema: eventSubmissionSchema.transform(withHours), body: fullSubmissionBody },
  { endpoint: 'submit-advertiser', schema: advertiserApplicationSchema, body: someApplicationBody },
  { endpoint: 'contact', schema: contactMessageSchema, body: someMessageBody },
];
