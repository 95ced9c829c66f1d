import type { MailPart } from '#lib/outbox/mail';
import { picturesOf } from '../event-pictures.ts';
import { itemAnswers } from '../store/item-answers.ts';
import type { MailedItem } from './item-mail.ts';

type Labels = Readonly<Record<string, string>>;
type Facts = Extract<MailPart, { facts: unknown }>['facts'];

// What a mail calls the fields, in its own order: shorter than the form, and what is decided by comes first.
const EVENT: Labels = {
  title: 'Event',
  date: 'Date',
  time: 'Time',
  category: 'Category',
  cost: 'Cost',
  venueName: 'Venue',
  community: 'City or community',
  district: 'District',
  country: 'Country',
  placeId: 'Place id',
  website: 'Website',
  description: 'Description',
};
const SUBMITTER: Labels = { submitterName: 'Name', submitterEmail: 'Email', submitterPhone: 'Phone' };
const APPLICATION: Labels = {
  businessName: 'Business',
  businessType: 'Type',
  businessCategory: 'Category',
  businessLocation: 'Location',
  businessDescription: 'Description',
  advertisingGoals: 'Goals',
  budgetRange: 'Budget',
  campaignTimeline: 'Timeline',
  previousAdvertising: 'Advertised before',
  websiteUrl: 'Website',
  socialMedia: 'Social media',
};
const APPLICANT: Labels = {
  contactName: 'Name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  preferredContactMethod: 'Prefers',
};
const MESSAGE: Labels = { name: 'From', email: 'Email', phone: 'Phone', subject: 'Subject' };

function factsOf({ kind, payload }: MailedItem, labels: Labels): Facts {
  const words = new Map(itemAnswers(kind, payload).map(({ name, value }) => [name, value]));
  return Object.entries(labels).map(([name, label]) => [label, words.get(name) ?? '']);
}

/** How long a form was open, in words: 'about 4 minutes'. */
function formatDuration(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return seconds < 5_400
    ? `about ${Math.round(seconds / 60)} minutes`
    : `about ${Math.round(seconds / 3_600)} hours`;
}

/** The addresses of the pictures, on this site or elsewhere, each with what it shows. */
function pictureFacts(payload: Readonly<Record<string, unknown>>, siteUrl: string): Facts {
  const lines = picturesOf(payload).map(({ url, alt }) => new URL(url, siteUrl).href + (alt && ` (${alt})`));
  const hasCover = payload.coverImageUrl !== '';
  const [cover = '', more] = hasCover ? [lines[0], lines.slice(1)] : ['', lines];
  return [
    ['Cover picture', cover],
    ['More pictures', more.join('\n')],
  ];
}

const senderParts = (facts: Facts, seconds: number, browser: string): MailPart[] => [
  { heading: 'Who sent it' },
  { facts: [...facts, ['Form open for', formatDuration(seconds)], ['Browser', browser]] },
];

/** Everything in an item, with labels, ready to judge. */
export function itemParts(item: MailedItem, siteUrl: string): MailPart[] {
  switch (item.kind) {
    case 'event': {
      const { formDuration, userAgent } = item.payload;
      return [
        { facts: [...factsOf(item, EVENT), ...pictureFacts(item.payload, siteUrl)] },
        ...senderParts(factsOf(item, SUBMITTER), formDuration / 1_000, userAgent),
      ];
    }
    case 'advertiser': {
      const { formDurationSeconds, userAgent } = item.payload;
      return [
        { facts: factsOf(item, APPLICATION) },
        ...senderParts(factsOf(item, APPLICANT), formDurationSeconds, userAgent),
      ];
    }
    case 'contact':
      return [{ facts: factsOf(item, MESSAGE) }, { quote: item.payload.message }];
  }
}
