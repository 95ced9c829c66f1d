import { describe, expect, test } from '@jest/globals';
import { BELIZE, COUNTRIES } from '#lib/submissions/fields/event-choices';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { askedNames } from '#lib/submissions/fields/field-rules';
import { FIELD_TABLES } from '#lib/submissions/fields/field-tables';
import { type FieldView, fieldLines } from '#lib/submissions/fields/field-view';

type Surface = Parameters<typeof fieldLines>[1];

/** A field in one line: 'Phone? | text tel | fills in tel'; the question mark is for one that may stay empty. */
function lineOf({
  label,
  optional,
  kind,
  type,
  inputMode,
  autoComplete,
  max,
  nothing,
  isWide,
  help,
}: FieldView) {
  const parts = [
    label + (optional ? '?' : ''),
    [isWide ? 'wide' : '', kind, type, max && `up to ${max}`].filter(Boolean).join(' '),
    inputMode && `keyboard for ${inputMode}`,
    autoComplete && `fills in ${autoComplete}`,
    nothing && `else "${nothing}"`,
    help,
  ];
  return parts.filter(Boolean).join(' | ');
}

const viewsOf = (kind: keyof typeof FIELD_TABLES, surface: Surface) =>
  fieldLines(FIELD_TABLES[kind], surface, { lines: askedNames(FIELD_TABLES[kind]) }).flat();
const shown = (kind: keyof typeof FIELD_TABLES, surface: Surface) => viewsOf(kind, surface).map(lineOf);

describe('The form of an event', () => {
  test('shows each field as its table says', () => {
    expect(shown('event', 'form')).toEqual([
      'Event title | text | As it appears on the poster.',
      'Event date | text',
      'Last day? | text',
      'More dates | text',
      'Time? | text',
      'It lasts all day | text',
      'Event category | tiles',
      'Event description | lines up to 500 | What people will see, hear and eat, and who it is for. At least 20 characters.',
      'Cost | tiles',
      'Price? | text | keyboard for decimal | Per person. Leave it empty if you do not know yet.',
      'Currency? | select | else "BZ$; abroad, the country’s own"',
      'Country | text',
      'District? | select | else "Not chosen"',
      'City/Community | text | Choose a suggestion, or type the name yourself.',
      'Venue name | text | A hall, a park, a street: where people should go.',
      'Place id? | text',
      'Time zone of the place? | text',
      'Cover image? | text',
      'Cover image description? | text',
      'Additional images | text',
      'Additional image descriptions | text',
      'Website? | text url | keyboard for url | fills in url | A page with tickets or more about the event, like https://example.com.',
      'Your name | text | fills in name',
      'Your email | text email | fills in email | We reply to this address.',
      'Phone or WhatsApp? | text tel | fills in tel',
    ]);
  });

  test('has no help texts where its submitter corrects it', () => {
    expect(shown('event', 'status').slice(0, 13)).toEqual([
      'Event title | text',
      'Event date | text',
      'Last day? | text',
      'More dates | text',
      'Time? | text',
      'It lasts all day | text',
      'Event category | select',
      'Event description | lines',
      'Cost | select',
      'Price? | text | keyboard for decimal',
      'Currency? | select | else "BZ$; abroad, the country’s own"',
      'Country | text',
      'District? | select | else "Not chosen"',
    ]);
  });

  test('fills in nothing automatically where a moderator edits it', () => {
    expect(shown('event', 'edit').slice(-4)).toEqual([
      'Website? | text url',
      'Submitter’s name | text',
      'Submitter’s email | text email',
      'Submitter’s phone? | text tel',
    ]);
  });

  test('offers six districts with their full names', () => {
    const [district] = viewsOf('event', 'form').filter(({ name }) => name === 'district');
    expect(district?.choices?.map(({ value, label }) => [value, label])).toEqual(
      ['Belize', 'Cayo', 'Orange Walk', 'Corozal', 'Stann Creek', 'Toledo'].map((name) => [
        name,
        `${name} District`,
      ]),
    );
  });

  test('offers the costs free, paid and not yet known', () => {
    const [cost] = viewsOf('event', 'form').filter(({ name }) => name === 'cost');
    expect(cost?.choices).toEqual([
      { value: 'free', label: 'Free' },
      { value: 'paid', label: 'Paid' },
      { value: 'tbd', label: 'To be decided' },
    ]);
  });

  test('offers Belize and five other countries', () => {
    expect(COUNTRIES).toEqual(['Belize', 'United States', 'Canada', 'United Kingdom', 'Mexico', 'Guatemala']);
    expect(BELIZE).toBe('Belize');
  });
});

describe('The form of an application', () => {
  test('shows each field as its table says', () => {
    expect(shown('advertiser', 'form')).toEqual([
      'Business name | text | fills in organization',
      'Business type | select | else "Choose one"',
      'Business category? | text | What people would look for: a bakery, a dive shop',
      'Business location | text | fills in address-level2 | City or village, and the country if it is not Belize',
      'Business description? | lines | A few sentences about what you do',
      'Contact name | text | fills in name',
      'Email address | text email | fills in email',
      'Phone number | text tel | fills in tel | Like +501 123 4567',
      'Preferred contact method | tiles',
      'Website? | text url | keyboard for url | fills in url',
      'Social media? | text | A page or a name: @yourbusiness',
      'Advertising goals | lines | Who you want to reach, and what they should do',
      'Budget range | wide tiles | In Belize dollars',
      'Campaign timeline | wide tiles',
      'Previous advertising? | select | else "Choose one"',
    ]);
  });

  test('has an empty option in a select element on the status page only where the field is optional', () => {
    expect(shown('advertiser', 'status').filter((line) => line.includes('select'))).toEqual([
      'Business type | select',
      'Preferred contact method | select',
      'Budget range | select',
      'Campaign timeline | select',
      'Previous advertising? | select | else "Choose one"',
    ]);
  });

  test.each([
    [
      'businessType',
      [
        ['restaurant-food', 'Restaurant & Food'],
        ['retail-shopping', 'Retail & Shopping'],
        ['services-professional', 'Professional Services'],
        ['entertainment-events', 'Entertainment & Events'],
        ['tourism-travel', 'Tourism & Travel'],
        ['technology-digital', 'Technology & Digital'],
        ['health-wellness', 'Health & Wellness'],
        ['education-training', 'Education & Training'],
        ['real-estate', 'Real Estate'],
        ['financial-services', 'Financial Services'],
        ['nonprofit-community', 'Nonprofit & Community'],
        ['other', 'Other'],
      ],
    ],
    [
      'preferredContactMethod',
      [
        ['email', 'Email'],
        ['phone', 'Phone'],
        ['whatsapp', 'WhatsApp'],
      ],
    ],
    [
      'budgetRange',
      [
        ['under-500', 'Under $500 per month'],
        ['500-1000', '$500-$1,000 per month'],
        ['1000-2500', '$1,000-$2,500 per month'],
        ['2500-5000', '$2,500-$5,000 per month'],
        ['5000-plus', '$5,000+ per month'],
        ['tbd', 'To be decided'],
      ],
    ],
    [
      'campaignTimeline',
      [
        ['immediate', 'Immediately'],
        ['within-30', 'Within 30 days'],
        ['within-90', 'Within 90 days'],
        ['future-planning', 'Planning for the future'],
      ],
    ],
    [
      'previousAdvertising',
      [
        ['yes-digital', 'Yes, digital advertising'],
        ['yes-traditional', 'Yes, traditional advertising'],
        ['some-experience', 'Some experience'],
        ['no-experience', 'No experience yet'],
      ],
    ],
  ])('offers for %s the choices of the specification', (name, choices) => {
    const [view] = viewsOf('advertiser', 'form').filter((one) => one.name === name);
    expect(view?.choices?.map(({ value, label }) => [value, label])).toEqual(choices);
  });
});

test('the form of a message shows each field as its table says', () => {
  expect(shown('contact', 'form')).toEqual([
    'Name | text | fills in name',
    'Email | text email | fills in email',
    'Phone? | text tel | fills in tel',
    'Subject | text',
    'Message | lines',
  ]);
});

describe('The lines of a form', () => {
  const names = (...[surface, layout]: [Surface, Parameters<typeof fieldLines<typeof EVENT_FIELDS>>[2]]) =>
    fieldLines(EVENT_FIELDS, surface, layout).map((line) => line.map(({ name }) => name));

  test('are those of the layout, followed by the other fields of its steps', () => {
    const layout = { lines: ['title', ['date', 'time']], steps: ['details'] } as const;
    expect(names('form', layout)).toEqual([
      ['title'],
      ['date', 'time'],
      ['category'],
      ['description'],
      ['cost'],
      ['price'],
      ['currency'],
    ]);
  });

  test('have no images, no part of the When picker unless they name it, and hidden fields only in the edit form of moderators', () => {
    const layout = { lines: [], steps: ['location', 'media'] };
    const asked = [['country'], ['district'], ['community'], ['venueName']];
    expect(names('form', layout)).toEqual([...asked, ['timeZone'], ['website']]);
    expect(names('status', layout)).toEqual([...asked, ['timeZone'], ['website']]);
    expect(names('edit', layout)).toEqual([...asked, ['placeId'], ['timeZone'], ['website']]);
  });

  test('are only those of the layout where it names no step', () => {
    expect(names('form', { lines: ['cost'] })).toEqual([['cost']]);
  });

  test('show a field with the changes of the layout', () => {
    const [[cost] = []] = fieldLines(EVENT_FIELDS, 'form', {
      lines: ['cost'],
      changes: { cost: { label: 'Price', name: 'price' } },
    });
    expect(cost).toMatchObject({ name: 'cost', label: 'Price', kind: 'tiles' });
  });
});
