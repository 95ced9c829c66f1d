import { describe, expect, test } from '@jest/globals';
import type { AskedField, FieldTable, Surface } from '#lib/submissions/fields/field';
import { FIELD_TABLES } from '#lib/submissions/fields/field-tables';
import { answersOf, choicesOn, labelOn, wordsOf } from '#lib/submissions/fields/field-words';
import { someApplication, someMessage } from '../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const SURFACES = ['form', 'status', 'moderation', 'edit', 'mail'] as const satisfies readonly Surface[];

const labelsOf = (table: FieldTable, surface: Surface) =>
  answersOf(table, {}, surface).map(({ name, label }) => [name, label]);

/** The labels of a kind's fields, in order: in the form, on the status page, to moderators, in their edit form and mail. */
const LABELS = {
  event: [
    ['title', 'Event title', 'Event title', 'Title', 'Event title', 'Event'],
    ['date', 'Event date', 'Event date', 'Date', 'Date', 'Date'],
    ['time', 'Time', 'Time', 'Time', 'Time', 'Time'],
    ['category', 'Event category', 'Event category', 'Category', 'Category', 'Category'],
    ['description', 'Event description', 'Event description', 'Description', 'Description', 'Description'],
    ['cost', 'Cost', 'Cost', 'Cost', 'Cost', 'Cost'],
    ['price', 'Price', 'Price', 'Price', 'Price', 'Price'],
    ['country', 'Country', 'Country', 'Country', 'Country', 'Country'],
    ['district', 'District', 'District', 'District', 'District', 'District'],
    ['community', 'City/Community', 'City/Community', 'City/Community', 'City/Community', 'City/Community'],
    ['venueName', 'Venue name', 'Venue name', 'Venue', 'Venue name', 'Venue'],
    // Filled in by the form itself.
    ['placeId', undefined, undefined, 'Place id', 'Place id', 'Place id'],
    ['website', 'Website', 'Website', 'Website', 'Website', 'Website'],
    ['submitterName', 'Your name', 'Your name', 'Your name', 'Submitter’s name', 'Name'],
    ['submitterEmail', 'Your email', 'Your email', 'Your email', 'Submitter’s email', 'Email'],
    [
      'submitterPhone',
      'Phone or WhatsApp',
      'Phone or WhatsApp',
      'Phone or WhatsApp',
      'Submitter’s phone',
      'Phone',
    ],
  ],
  advertiser: [
    ['businessName', 'Business name', 'Business name', 'Business name', 'Business name', 'Business'],
    ['businessType', 'Business type', 'Business type', 'Business type', 'Business type', 'Type'],
    [
      'businessCategory',
      'Business category',
      'Business category',
      'Business category',
      'Business category',
      'Category',
    ],
    [
      'businessLocation',
      'Business location',
      'Business location',
      'Business location',
      'Business location',
      'Location',
    ],
    [
      'businessDescription',
      'Business description',
      'Business description',
      'Description',
      'Description',
      'Description',
    ],
    ['contactName', 'Contact name', 'Contact name', 'Contact name', 'Contact name', 'Name'],
    ['contactEmail', 'Email address', 'Email', 'Email address', 'Email address', 'Email'],
    ['contactPhone', 'Phone number', 'Phone number', 'Phone number', 'Phone number', 'Phone'],
    [
      'preferredContactMethod',
      'Preferred contact method',
      'Preferred contact method',
      'Wants to be reached by',
      'Wants to be reached by',
      'Prefers',
    ],
    ['websiteUrl', 'Website', 'Website', 'Website', 'Website', 'Website'],
    ['socialMedia', 'Social media', 'Social media', 'Social media', 'Social media', 'Social media'],
    [
      'advertisingGoals',
      'Advertising goals',
      'Advertising goals',
      'Advertising goals',
      'Advertising goals',
      'Goals',
    ],
    ['budgetRange', 'Budget range', 'Budget range', 'Budget', 'Budget', 'Budget'],
    ['campaignTimeline', 'Campaign timeline', 'Campaign timeline', 'Timeline', 'Timeline', 'Timeline'],
    [
      'previousAdvertising',
      'Previous advertising',
      'Previous advertising',
      'Advertised before',
      'Advertised before',
      'Advertised before',
    ],
  ],
  contact: [
    ['name', 'Name', 'Name', 'Name', 'Name', 'From'],
    ['email', 'Email', 'Email', 'Email', 'Email', 'Email'],
    ['phone', 'Phone', 'Phone', 'Phone', 'Phone', 'Phone'],
    ['subject', 'Subject', 'Subject', 'Subject', 'Subject', 'Subject'],
    ['message', 'Message', 'Message', 'Message', 'Message', 'Message'],
  ],
} as const;

describe.each(['event', 'advertiser', 'contact'] as const)(
  'The answers of a submission of kind %s',
  (kind) => {
    test.each(SURFACES)('have the labels of the surface that shows them: %s', (surface) => {
      const column = 1 + SURFACES.indexOf(surface);
      const labels = LABELS[kind].flatMap((row) => (row[column] ? [[row[0], row[column]]] : []));
      expect(labelsOf(FIELD_TABLES[kind], surface)).toEqual(labels);
    });
  },
);

const valuesOf = (kind: keyof typeof FIELD_TABLES, payload: object, surface: Surface) =>
  Object.fromEntries(
    answersOf(FIELD_TABLES[kind], { ...payload }, surface).map(({ name, value }) => [name, value]),
  );

describe('An answer as people read it', () => {
  test('is the label of the choice, the date in full, or the text itself', () => {
    expect(valuesOf('event', someSubmission({ cost: 'tbd', website: 'fiesta.example' }), 'form')).toEqual({
      title: 'Village Fiesta',
      date: 'Sunday, 5 December 2027',
      time: '8 PM - 1 AM',
      category: 'Cultural Celebration',
      description: 'Marimba, food and games on the field behind the school.',
      cost: 'To be decided',
      price: '',
      country: 'Belize',
      district: 'Toledo District',
      community: 'San Antonio (Toledo)',
      venueName: 'Football Field',
      website: 'https://fiesta.example',
      submitterName: 'Sample Organiser',
      submitterEmail: 'organiser@example.com',
      submitterPhone: '',
    });
    expect(valuesOf('contact', someMessage(), 'status')).toMatchObject({
      message: 'I lost my hat at the fiesta.\nIs it with you?',
    });
  });

  test.each([
    ['form', 'Toledo District'],
    ['status', 'Toledo District'],
    ['moderation', 'Toledo'],
    ['edit', 'Toledo'],
    ['mail', 'Toledo'],
  ] as const)(
    'has the full name of a district for visitors and its short name for moderators: %s, %s',
    (surface, district) => {
      expect(valuesOf('event', someSubmission(), surface).district).toBe(district);
    },
  );

  test.each([
    ['businessType', 'nonprofit-community', 'Nonprofit & Community'],
    ['preferredContactMethod', 'phone', 'Phone'],
    ['budgetRange', '5000-plus', '$5,000+ per month'],
    ['campaignTimeline', 'future-planning', 'Planning for the future'],
    ['previousAdvertising', 'some-experience', 'Some experience'],
    ['previousAdvertising', '', ''],
  ])('is for the %s %j the label %j', (name, chosen, label) => {
    expect(valuesOf('advertiser', someApplication({ [name]: chosen }), 'status')[name]).toBe(label);
  });

  test.each([
    [{ time: '8 PM', isAllDay: true }, 'All day'],
    [{ time: '8 PM', isAllDay: false }, '8 PM'],
    [{ time: '8 PM', isAllDay: 'yes' }, '8 PM'],
    [{ time: 8 }, ''],
    [{}, ''],
  ])('is for the time of an event with %j the text %j', (payload, time) => {
    expect(valuesOf('event', payload, 'status').time).toBe(time);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an impossible day', { date: '2027-02-30' }, '2027-02-30'],
    ['text with spaces around it', { date: ' soon ' }, 'soon'],
    ['no text', { date: 7 }, ''],
    ['nothing', {}, ''],
  ])('is in a date field with %s (%j) the text %j', (_, payload, value) => {
    expect(valuesOf('event', payload, 'status').date).toBe(value);
  });

  test('is empty for a choice that the table does not know', () => {
    expect(valuesOf('event', { category: 'rave', cost: 7 }, 'status')).toMatchObject({
      category: '',
      cost: '',
    });
  });

  test('is not formatted as a date where the field is not for dates', () => {
    expect(valuesOf('contact', { subject: '2027-12-05' }, 'status').subject).toBe('2027-12-05');
  });
});

describe('A field of a table', () => {
  const text = { rule: FIELD_TABLES.contact.name?.rule, label: 'In the form', step: 'one' };
  const field = (more: Partial<AskedField>) => ({ ...text, input: { kind: 'text' }, ...more }) as AskedField;

  test('has the label of the form where a surface has none of its own', () => {
    for (const surface of SURFACES) expect(labelOn(field({}), surface)).toBe('In the form');
    expect(labelOn(field({ mail: 'quote' }), 'mail')).toBe('In the form');
    expect(labelOn(field({ mail: { line: 1 } }), 'mail')).toBe('In the form');
    expect(labelOn(field({ labels: { mail: 'Other', edit: 'Other' } }), 'form')).toBe('In the form');
  });

  test('has in the edit form what the other pages of moderators call it, unless it has its own label', () => {
    expect(labelOn(field({ labels: { moderation: 'Short' } }), 'edit')).toBe('Short');
    expect(labelOn(field({ labels: { moderation: 'Short', edit: 'Own' } }), 'edit')).toBe('Own');
    expect(labelOn(field({ labels: { moderation: 'Short' } }), 'status')).toBe('In the form');
  });

  test('that is ticked reads as "Yes", and is empty otherwise', () => {
    const box = field({ input: { kind: 'checkbox' } });
    for (const [payload, value] of [
      [true, 'Yes'],
      [false, ''],
      ['yes', 'yes'],
      [undefined, ''],
    ] as const)
      expect([payload, wordsOf('box', box, { box: payload }, 'status')]).toEqual([payload, value]);
  });

  test('offers choices only where it is a choice', () => {
    const choices = { a: 'A' };
    expect(choicesOn(field({}), 'form')).toBeUndefined();
    for (const surface of SURFACES)
      expect(choicesOn(field({ input: { kind: 'choice', choices } }), surface)).toBe(choices);
  });
});
