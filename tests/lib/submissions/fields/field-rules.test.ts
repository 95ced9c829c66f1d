import { describe, expect, test } from '@jest/globals';
import { APPLICATION_FIELDS, APPLICATION_STEP_TITLES } from '#lib/submissions/fields/application-fields';
import { EVENT_FIELDS, EVENT_STEP_TITLES } from '#lib/submissions/fields/event-fields';
import { PRIVATE_EVENT_FIELDS } from '#lib/submissions/fields/event-submission';
import type { AskedField, BrowserField } from '#lib/submissions/fields/field';
import {
  askedNames,
  emptyOf,
  namesOfInputs,
  privateNames,
  publicNames,
  publicRulesOf,
  stepsOf,
} from '#lib/submissions/fields/field-rules';
import { MESSAGE_FIELDS } from '#lib/submissions/fields/message-fields';

const PUBLIC = [
  ...['title', 'date', 'endDate', 'moreDates', 'time', 'isAllDay', 'category', 'description', 'cost'],
  ...['price', 'currency'],
  ...[
    'country',
    'district',
    'community',
    'venueName',
    'placeId',
    'timeZone',
    'coverImageUrl',
    'coverImageAlt',
  ],
  ...['additionalImageUrls', 'additionalImageAlts', 'website'],
];
const OF_PERSON = ['submitterName', 'submitterEmail', 'submitterPhone'];
const OF_BROWSER = ['honeypot', 'formDuration', 'timestamp', 'userAgent'];

describe('The fields of an event', () => {
  test('that are public describe the event itself', () => {
    expect(publicNames(EVENT_FIELDS)).toEqual(PUBLIC);
    expect(Object.keys(publicRulesOf(EVENT_FIELDS))).toEqual(PUBLIC);
  });

  test('that are private describe the sender and the browser', () => {
    expect(privateNames(EVENT_FIELDS)).toEqual([...OF_PERSON, ...OF_BROWSER]);
    expect(PRIVATE_EVENT_FIELDS).toEqual([...OF_PERSON, ...OF_BROWSER]);
  });

  test('are all either public or private: what is asked of an event is shown', () => {
    const others = Object.keys(EVENT_FIELDS).filter(
      (name) => ![...PUBLIC, ...OF_PERSON, ...OF_BROWSER].includes(name),
    );
    expect(others).toEqual([]);
  });

  test('that people fill in are all except those of the browser', () => {
    expect(askedNames(EVENT_FIELDS)).toEqual(
      Object.keys(EVENT_FIELDS).filter((name) => !OF_BROWSER.includes(name)),
    );
  });

  test('are distributed over four steps', () => {
    expect(stepsOf(EVENT_FIELDS, EVENT_STEP_TITLES)).toEqual([
      {
        title: 'Event Details',
        fields: [
          'title',
          'date',
          'endDate',
          'moreDates',
          'time',
          'isAllDay',
          'category',
          'description',
          'cost',
          'price',
          'currency',
        ],
      },
      { title: 'Location', fields: ['country', 'district', 'community', 'venueName', 'placeId', 'timeZone'] },
      { title: 'Contact Info', fields: ['submitterName', 'submitterEmail', 'submitterPhone'] },
      {
        title: 'Images & Media',
        fields: [
          ...['coverImageUrl', 'coverImageAlt', 'additionalImageUrls', 'additionalImageAlts'],
          'website',
        ],
      },
    ]);
  });

  test('are found by their kinds of input', () => {
    expect(namesOfInputs(EVENT_FIELDS, ['when'])).toEqual([
      'date',
      'endDate',
      'moreDates',
      'time',
      'isAllDay',
    ]);
    expect(namesOfInputs(EVENT_FIELDS, ['hidden', 'lines'])).toEqual(['description', 'placeId']);
  });

  test('belong to the columns of the sheet', () => {
    const columns = Object.entries(EVENT_FIELDS).flatMap(([name, field]) =>
      'column' in field ? [[name, field.column]] : [],
    );
    expect(Object.fromEntries(columns)).toEqual({
      title: 'Event',
      date: 'Date',
      endDate: 'EndDate',
      moreDates: 'MoreDates',
      timeZone: 'TimeZone',
      time: 'Time',
      category: 'Category',
      description: 'Description',
      cost: 'Cost',
      price: 'Price',
      currency: 'Currency',
      country: 'Country',
      district: 'District',
      community: 'Location',
      venueName: 'Venue',
      placeId: 'PlaceID',
      coverImageUrl: 'CoverImage',
      coverImageAlt: 'CoverImageText',
      additionalImageUrls: 'ModalImages',
      additionalImageAlts: 'ModalImageTexts',
      website: 'Website',
    });
  });

  test('are all empty, free and in Belize in an empty payload', () => {
    expect(emptyOf(EVENT_FIELDS)).toEqual({
      title: '',
      date: '',
      endDate: '',
      moreDates: [],
      timeZone: '',
      time: '',
      isAllDay: false,
      category: undefined,
      description: '',
      cost: 'free',
      price: '',
      currency: '',
      country: 'Belize',
      district: '',
      community: '',
      venueName: '',
      placeId: '',
      coverImageUrl: '',
      coverImageAlt: '',
      additionalImageUrls: [],
      additionalImageAlts: [],
      website: '',
      submitterName: '',
      submitterEmail: '',
      submitterPhone: '',
      honeypot: '',
      formDuration: 0,
      timestamp: '',
      userAgent: '',
    });
  });
});

describe('The fields of an application', () => {
  const ASKED = {
    'Business Information': [
      ...['businessName', 'businessType', 'businessCategory', 'businessLocation', 'businessDescription'],
    ],
    'Contact Details': [
      ...[
        'contactName',
        'contactEmail',
        'contactPhone',
        'preferredContactMethod',
        'websiteUrl',
        'socialMedia',
      ],
    ],
    'Advertising Goals': ['advertisingGoals', 'budgetRange', 'campaignTimeline', 'previousAdvertising'],
  };

  test('are distributed over three steps', () => {
    expect(stepsOf(APPLICATION_FIELDS, APPLICATION_STEP_TITLES)).toEqual(
      Object.entries(ASKED).map(([title, fields]) => ({ title, fields })),
    );
  });

  test('are all private, and empty in an empty payload', () => {
    const names = [...Object.values(ASKED).flat(), 'honeypot', 'userAgent', 'submittedAt'];
    expect(publicNames(APPLICATION_FIELDS)).toEqual([]);
    expect(emptyOf(APPLICATION_FIELDS)).toEqual({
      ...Object.fromEntries(names.map((name) => [name, ''])),
      formDurationSeconds: 0,
    });
  });
});

test.each([
  ['event', EVENT_FIELDS, ['formDuration', 'timestamp', 'userAgent']],
  ['application', APPLICATION_FIELDS, ['formDurationSeconds', 'userAgent', 'submittedAt']],
  ['message', MESSAGE_FIELDS, []],
])('the browser fills in the fields of one attempt to send an %s, and a honeypot', (_, table, sending) => {
  const filledIn = Object.entries<AskedField | BrowserField>(table).flatMap(([name, field]) =>
    'browser' in field ? [[name, field.browser]] : [],
  );
  expect(Object.fromEntries(filledIn)).toEqual({
    honeypot: 'honeypot',
    ...Object.fromEntries(sending.map((name) => [name, 'sending'])),
  });
});

test('the fields of a message are all private, and empty in an empty payload', () => {
  expect(publicNames(MESSAGE_FIELDS)).toEqual([]);
  expect(askedNames(MESSAGE_FIELDS)).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  expect(emptyOf(MESSAGE_FIELDS)).toEqual({
    name: '',
    email: '',
    phone: '',
    subject: '',
    message: '',
    honeypot: '',
  });
});
