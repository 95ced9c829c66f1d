import {
  type AdvertiserApplication,
  BUDGET_LABELS,
  BUSINESS_TYPE_LABELS,
  CONTACT_METHOD_LABELS,
  PREVIOUS_ADVERTISING_LABELS,
  TIMELINE_LABELS,
} from '#lib/advertisers/advertiser-application';
import type { ContactMessage } from '#lib/contact/contact-message';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { MailPart } from '#lib/mail/mail';
import { COST_LABELS, type EventSubmission } from '#lib/submissions/event-submission';
import { formatLongDay } from '#lib/time/format-day';
import type { MailedItem } from './item-mail.ts';

/** How long a form was open, in words: 'about 4 minutes'. */
function formatDuration(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return seconds < 5_400
    ? `about ${Math.round(seconds / 60)} minutes`
    : `about ${Math.round(seconds / 3_600)} hours`;
}

/** A picture's address, on this site or elsewhere, with what it shows. */
const picture = (url: string, alt: string | undefined, siteUrl: string) =>
  [new URL(url, siteUrl).href, alt ? `(${alt})` : ''].filter(Boolean).join(' ');

function eventParts(event: EventSubmission, siteUrl: string): MailPart[] {
  const { coverImageUrl, coverImageAlt, additionalImageUrls, additionalImageAlts } = event;
  return [
    {
      facts: [
        ['Event', event.title],
        ['Date', formatLongDay(event.date)],
        ['Time', event.isAllDay ? 'All day' : event.time],
        ['Category', CATEGORY_LABELS[event.category]],
        ['Cost', COST_LABELS[event.cost]],
        ['Venue', event.venueName],
        ['City or community', event.community],
        ['District', event.district],
        ['Country', event.country],
        ['Place id', event.placeId],
        ['Website', event.website],
        ['Description', event.description],
        ['Cover picture', coverImageUrl && picture(coverImageUrl, coverImageAlt, siteUrl)],
        [
          'More pictures',
          additionalImageUrls
            .map((url, index) => picture(url, additionalImageAlts[index], siteUrl))
            .join('\n'),
        ],
      ],
    },
    { heading: 'Who sent it' },
    {
      facts: [
        ['Name', event.submitterName],
        ['Email', event.submitterEmail],
        ['Phone', event.submitterPhone],
        ['Form open for', formatDuration(event.formDuration / 1_000)],
        ['Browser', event.userAgent],
      ],
    },
  ];
}

function applicationParts(application: AdvertiserApplication): MailPart[] {
  const { previousAdvertising } = application;
  return [
    {
      facts: [
        ['Business', application.businessName],
        ['Type', BUSINESS_TYPE_LABELS[application.businessType]],
        ['Category', application.businessCategory],
        ['Location', application.businessLocation],
        ['Description', application.businessDescription],
        ['Goals', application.advertisingGoals],
        ['Budget', BUDGET_LABELS[application.budgetRange]],
        ['Timeline', TIMELINE_LABELS[application.campaignTimeline]],
        ['Advertised before', previousAdvertising && PREVIOUS_ADVERTISING_LABELS[previousAdvertising]],
        ['Website', application.websiteUrl],
        ['Social media', application.socialMedia],
      ],
    },
    { heading: 'Who sent it' },
    {
      facts: [
        ['Name', application.contactName],
        ['Email', application.contactEmail],
        ['Phone', application.contactPhone],
        ['Prefers', CONTACT_METHOD_LABELS[application.preferredContactMethod]],
        ['Form open for', formatDuration(application.formDurationSeconds)],
        ['Browser', application.userAgent],
      ],
    },
  ];
}

const messageParts = ({ name, email, phone, subject, message }: ContactMessage): MailPart[] => [
  {
    facts: [
      ['From', name],
      ['Email', email],
      ['Phone', phone],
      ['Subject', subject],
    ],
  },
  { quote: message },
];

/** Everything in an item, with labels, ready to judge. */
export function itemParts(item: MailedItem, siteUrl: string): MailPart[] {
  switch (item.kind) {
    case 'event':
      return eventParts(item.payload, siteUrl);
    case 'advertiser':
      return applicationParts(item.payload);
    case 'contact':
      return messageParts(item.payload);
  }
}
