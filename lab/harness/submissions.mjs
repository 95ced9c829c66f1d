// The submissions that are sent: each field contains a word that is nowhere else, so that leaks can be found.
import { randomUUID } from 'node:crypto';
import { day } from '../../tests/support/moment/moment.ts';

/** A word in every text of these submissions; it may only be in the store and in mails. */
export const MARKER = 'zq7marker';
/** The same for numbers. */
export const NUMBER_MARKER = '731294160525';

/** The word of an event in the fields that are published; its id is only in private ones. */
export const publicWord = (id) => id.replace(/^[a-z0-9]+/, 'zq7shown');

const KINDS = ['submit-event', 'contact', 'submit-advertiser'];
/** The endpoint of the submission of this number. */
export const kindOf = (index) => KINDS[index % KINDS.length];

const phone = `+${NUMBER_MARKER}`;

const BODIES = {
  'submit-event': (mark, shown) => ({
    title: `${shown} fiesta`,
    date: day(380),
    time: '8 PM - 1 AM',
    isAllDay: false,
    category: 'cultural',
    description: `${shown} with marimba, food and games on the field.`,
    cost: 'free',
    country: 'Belize',
    district: 'Toledo',
    community: 'San Antonio (Toledo)',
    venueName: `${shown} field`,
    website: `https://${shown}.example.com/`,
    submitterName: `${mark} submitter`,
    submitterEmail: `${mark}@example.com`,
    submitterPhone: phone,
    honeypot: '',
    formDuration: 61_000,
    timestamp: `${day(0)}T12:00:00.000Z`,
    userAgent: `${mark} agent`,
  }),
  contact: (mark) => ({
    name: `${mark} visitor`,
    email: `${mark}@example.com`,
    phone,
    subject: `${mark} subject`,
    message: `${mark} asks when the parade begins.`,
    honeypot: '',
  }),
  'submit-advertiser': (mark) => ({
    businessName: `${mark} bakery`,
    businessType: 'restaurant-food',
    businessCategory: `${mark} cakes`,
    businessLocation: `${mark} street`,
    businessDescription: `${mark} description`,
    contactName: `${mark} owner`,
    contactEmail: `${mark}@example.com`,
    contactPhone: phone,
    preferredContactMethod: 'whatsapp',
    websiteUrl: `https://${mark}.example.com/`,
    socialMedia: `@${mark}`,
    advertisingGoals: `${mark} goals`,
    budgetRange: 'under-500',
    campaignTimeline: 'within-30',
    previousAdvertising: '',
    honeypot: '',
    formDurationSeconds: 61,
    userAgent: `${mark} agent`,
    submittedAt: `${day(0)}T12:00:00.000Z`,
  }),
};

/**
 * The submission of this number: of each kind in turn; its body contains the `id`.
 * @param {number} index
 * @param {{ isPublished?: boolean }} [life] `isPublished`: it is to be approved, so its public fields contain another word.
 */
export function submissionOf(index, { isPublished = false } = {}) {
  const endpoint = kindOf(index);
  const id = `${MARKER}-${index}-${randomUUID().slice(0, 8)}`;
  // What is published of an event may be found anywhere; its private fields may not.
  const shown = isPublished ? publicWord(id) : id;
  return {
    id,
    index,
    endpoint,
    key: randomUUID(),
    body: JSON.stringify(BODIES[endpoint](id, shown)),
    // Twenty from each network, as when a school submits its events.
    address: `10.${(index / 20) >> 16}.${((index / 20) >> 8) & 255}.${(index / 20) & 255}`,
    /** @type {string | undefined} */
    openingToken: undefined,
    /** Every reference in the responses to it; more than one is a fault. */
    references: new Set(),
    /** @type {string | undefined} */
    statusUrl: undefined,
    /**
     * The steps of its life with a successful response.
     * @type {string[]}
     */
    acknowledged: [],
  };
}
