import {
  BUDGET_LABELS,
  BUSINESS_TYPE_LABELS,
  CONTACT_METHOD_LABELS,
  PREVIOUS_ADVERTISING_LABELS,
  TIMELINE_LABELS,
} from '#lib/advertisers/advertiser-application';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { COST_LABELS, type EventSubmission } from '#lib/submissions/event-submission';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import type { ItemContent } from './item-content.ts';

/** A field with its name for people; '' where nothing was said. */
export type LabelledField = { label: string; value: string; href?: string };

const link = (label: string, value: string): LabelledField =>
  /^https?:\/\//.test(value) ? { label, value, href: value } : { label, value };

const hoursOf = ({ isAllDay, time }: EventSubmission) => (isAllDay ? 'All day' : time);

/** Every field of an item but pictures and sender, in the order of its form. */
export function fieldsOf({ kind, payload }: ItemContent): LabelledField[] {
  if (kind === 'event')
    return [
      { label: 'Title', value: payload.title },
      { label: 'Date', value: isCalendarDay(payload.date) ? formatLongDay(payload.date) : payload.date },
      { label: 'Time', value: hoursOf(payload) },
      { label: 'Category', value: CATEGORY_LABELS[payload.category] ?? '' },
      { label: 'Description', value: payload.description },
      { label: 'Cost', value: COST_LABELS[payload.cost] ?? '' },
      { label: 'Country', value: payload.country },
      { label: 'District', value: payload.district },
      { label: 'City/Community', value: payload.community },
      { label: 'Venue', value: payload.venueName },
      { label: 'Place id', value: payload.placeId },
      link('Website', payload.website),
    ];
  if (kind === 'advertiser')
    return [
      { label: 'Business name', value: payload.businessName },
      { label: 'Business type', value: BUSINESS_TYPE_LABELS[payload.businessType] ?? '' },
      { label: 'Business category', value: payload.businessCategory ?? '' },
      { label: 'Business location', value: payload.businessLocation ?? '' },
      { label: 'Description', value: payload.businessDescription ?? '' },
      link('Website', payload.websiteUrl ?? ''),
      { label: 'Social media', value: payload.socialMedia ?? '' },
      { label: 'Advertising goals', value: payload.advertisingGoals ?? '' },
      { label: 'Budget', value: BUDGET_LABELS[payload.budgetRange] ?? '' },
      { label: 'Timeline', value: TIMELINE_LABELS[payload.campaignTimeline] ?? '' },
      {
        label: 'Advertised before',
        value: payload.previousAdvertising ? PREVIOUS_ADVERTISING_LABELS[payload.previousAdvertising] : '',
      },
      { label: 'Wants to be reached by', value: CONTACT_METHOD_LABELS[payload.preferredContactMethod] ?? '' },
    ];
  return [
    { label: 'Subject', value: payload.subject },
    { label: 'Message', value: payload.message },
  ];
}

/** A picture with what it shows, as its submitter said it. */
export type ItemPicture = { url: string; alt: string };

/** The pictures of an event, the cover first. */
export function picturesOf(content: ItemContent): ItemPicture[] {
  if (content.kind !== 'event') return [];
  const { coverImageUrl, coverImageAlt, additionalImageUrls, additionalImageAlts } = content.payload;
  const more = additionalImageUrls.map((url, index) => ({ url, alt: additionalImageAlts[index] ?? '' }));
  return [{ url: coverImageUrl, alt: coverImageAlt }, ...more].filter(({ url }) => url !== '');
}
