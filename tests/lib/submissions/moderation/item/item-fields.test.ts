import { describe, expect, test } from '@jest/globals';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { fieldsOfItem } from '#lib/submissions/moderation/item/item-fields';
import { someApplication, someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const fieldsOf = (kind: 'event' | 'advertiser' | 'contact', payload: object) =>
  fieldsOfItem(contentOf({ kind, payload: JSON.stringify(payload) })).map(({ label, value, href }) =>
    href === undefined ? `${label}: ${value}` : `${label}: ${value} (${href})`,
  );

describe('Moderators see', () => {
  test('all fields of an event except images and sender, even empty ones', () => {
    expect(fieldsOf('event', someSubmission({ website: 'https://fiesta.example', time: '' }))).toEqual([
      'Title: Village Fiesta',
      'Date: Sunday, 5 December 2027',
      'Time: ',
      'Category: Cultural Celebration',
      'Description: Marimba, food and games on the field behind the school.',
      'Cost: Free',
      'Price: ',
      'Country: Belize',
      'District: Toledo',
      'City/Community: San Antonio (Toledo)',
      'Venue: Football Field',
      'Place id: ',
      'Website: https://fiesta.example (https://fiesta.example)',
    ]);
  });

  test('all fields of an application except the sender, with the preferred contact method last', () => {
    expect(fieldsOf('advertiser', someApplication({ websiteUrl: 'http://bakery.example' }))).toEqual([
      'Business name: Sample Bakery',
      'Business type: Restaurant & Food',
      'Business category: Johnny cakes',
      'Business location: Dangriga',
      'Description: Bread and\ncakes.',
      'Website: http://bakery.example (http://bakery.example)',
      'Social media: @sample',
      'Advertising goals: More guests on Saturdays.',
      'Budget: Under $500 per month',
      'Timeline: Within 30 days',
      'Advertised before: ',
      'Wants to be reached by: WhatsApp',
    ]);
  });

  test('the subject and the text of a message', () => {
    expect(fieldsOf('contact', someMessage({ subject: 'https://a.example' }))).toEqual([
      'Subject: https://a.example',
      'Message: I lost my hat at the fiesta.\nIs it with you?',
    ]);
  });

  test.each(['javascript:alert(1)', 'see https://a.example', ''])(
    'no link for a website that is not a web address: %j',
    (website) => {
      expect(fieldsOf('event', { ...someSubmission(), website }).at(-1)).toBe(`Website: ${website}`);
    },
  );
});
