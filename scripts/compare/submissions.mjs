// The bodies of submissions, as the site's own forms send them.
import sharp from 'sharp';

const BROWSER = {
  formDuration: 61_000,
  timestamp: '2026-11-21T12:00:00.000Z',
  userAgent: 'Comparison/1.0',
  honeypot: '',
};

/** An address for each text: one address gets five receipts a day by themselves. */
const addressOf = (name, text) => `${name}.${text.toLowerCase().replace(/[^a-z]+/g, '-')}@example.com`;

/** An event with hours and all required fields; `fields` adds or replaces some. */
export const anEvent = (fields) => ({
  title: 'Village Concert',
  date: '2027-02-06',
  time: '8 PM - 1 AM',
  isAllDay: false,
  category: 'entertainment',
  description: 'Marimba, brukdown and a choir of the village school, with food on the field.',
  cost: 'paid',
  country: 'Belize',
  district: 'Toledo',
  community: 'San Antonio (Toledo)',
  venueName: 'Village Field',
  submitterName: 'Rosa Cal',
  submitterEmail: addressOf('rosa', fields?.title ?? 'concert'),
  ...BROWSER,
  ...fields,
});

export const anAllDayEvent = (fields) =>
  anEvent({
    title: 'Cacao Fair & “Chocolate” <Market>',
    date: '2027-03-13',
    time: '',
    isAllDay: true,
    category: 'food',
    cost: 'free',
    community: 'Punta Gorda',
    venueName: 'Central Park',
    website: 'www.example.bz/cacao',
    submitterPhone: '+501 722-0000',
    ...fields,
  });

export const anEventAbroad = (fields) =>
  anEvent({
    title: 'Belize Independence Picnic',
    date: '2027-09-18',
    time: '11 AM - 6 PM',
    category: 'cultural',
    cost: 'tbd',
    country: 'United States',
    district: '',
    community: 'Los Angeles, CA',
    venueName: 'Rancho Park',
    website: 'https://example.com/picnic',
    ...fields,
  });

export const anEventElsewhere = (fields) =>
  anEvent({
    title: 'Belizean Evening',
    date: '2027-05-08',
    time: '18:30',
    category: 'cultural',
    country: 'Germany',
    district: '',
    community: 'Berlin',
    venueName: 'Haus der Kulturen',
    ...fields,
  });

/** An application with all fields. */
export const anApplication = (fields) => ({
  businessName: 'Rosa’s Bakery & Café',
  businessType: 'restaurant-food',
  businessCategory: 'Cakes',
  businessLocation: 'Main Street, Punta Gorda',
  businessDescription: 'Bread and cakes.\nSince 1988.',
  contactName: 'Rosa Cal',
  contactEmail: addressOf('rosa', fields?.businessName ?? 'bakery'),
  contactPhone: '+501 722-0000',
  preferredContactMethod: 'whatsapp',
  websiteUrl: 'https://bakery.example.com/',
  socialMedia: '@rosasbakery',
  advertisingGoals: 'That visitors find us.\nAlso on Sundays.',
  budgetRange: 'under-500',
  campaignTimeline: 'within-30',
  previousAdvertising: 'some-experience',
  honeypot: '',
  formDurationSeconds: 61,
  userAgent: 'Comparison/1.0',
  submittedAt: '2026-11-21T12:00:00.000Z',
  ...fields,
});

/** An application with the required fields only. */
export const aShortApplication = (fields) => ({
  businessName: 'Reef Tours',
  businessType: 'tourism-travel',
  businessLocation: 'San Pedro',
  contactName: 'Juan Paz',
  contactEmail: addressOf('juan', fields?.businessName ?? 'tours'),
  contactPhone: '6100000',
  advertisingGoals: 'More guests in the low season.',
  budgetRange: 'tbd',
  campaignTimeline: 'immediate',
  ...fields,
});

/** A message with all fields. */
export const aMessage = (fields) => ({
  name: 'Juan Paz',
  email: addressOf('juan', fields?.subject ?? 'parade'),
  phone: '+501-610-0000',
  subject: 'A question about the parade',
  message: 'When does it begin?\n\nAnd where can we park? <b>Thank you</b>',
  honeypot: '',
  ...fields,
});

/** A JPEG of two colours; the same bytes each time. */
export const anImage = (left, right) =>
  sharp({ create: { width: 1000, height: 800, channels: 3, background: left } })
    .composite([
      { input: { create: { width: 500, height: 800, channels: 3, background: right } }, left: 500, top: 0 },
    ])
    .jpeg()
    .toBuffer();

/** A batch of analytics events, with each kind that visitors cause. */
export const visitsOf = (eventId) => ({
  events: [
    { name: 'landing', view: 'home' },
    { name: 'page_view', view: 'home' },
    { name: 'page_view', view: 'event' },
    { name: 'event_view', id: eventId },
    { name: 'submit_event_open' },
    { name: 'event_submission_step', step: 1 },
    { name: 'event_submission_step', step: 2 },
    { name: 'event_submission_abandoned', step: 2 },
    { name: 'event_submission_completed' },
    { name: 'advertiser_signup_open' },
    { name: 'advertiser_signup_attempted' },
    { name: 'advertiser_signup_completed' },
    { name: 'contact_form_submit' },
    { name: 'contact_form_success' },
    { name: 'search', found: true },
    { name: 'search', found: false, words: 'night market' },
    { name: 'search', found: false, words: 'night market' },
    { name: 'search', found: false, words: 'night market' },
    { name: 'weather_check', tab: 'forecast' },
    { name: 'share', what: 'event', way: 'whatsapp' },
    { name: 'location_detected', confidence: 'high', place: 'belize-city' },
    { name: 'voice_response', way: 'typed', found: true },
    { name: 'dark_mode_toggle', theme: 'dark' },
    { name: 'scroll_depth', percent: 75 },
    { name: 'session_duration', minutes: 5 },
    { name: 'page_load', firstByte: 120, interactive: 900, complete: 1_800 },
    { name: 'web_vital', metric: 'LCP', value: 1_400 },
    { name: 'web_vital', metric: 'CLS', value: 0.02 },
    { name: 'web_vital', metric: 'INP', value: 90 },
    { name: 'ab_assignment', experiment: 'search-hint', variant: 'question' },
    { name: 'script_error', kind: 'TypeError', at: 'page:12:7' },
  ],
});
