import type { ItemKind } from '#lib/server/store/schema';
import { BELIZE } from '../fields/event-submission.ts';
import { type ItemContent, titleOf } from '../store/item-content.ts';

// Private fields are gone once their time has passed; what reads an item need not care.
const NOTHING_PRIVATE = {
  event: { submitterName: '', submitterEmail: '', submitterPhone: '', userAgent: '', honeypot: '' },
  advertiser: { contactName: '', contactEmail: '', contactPhone: '', businessName: '', honeypot: '' },
  contact: { name: '', email: '', phone: '', subject: '', message: '', honeypot: '' },
} as const;

const EMPTY_EVENT = {
  title: '',
  date: '',
  time: '',
  isAllDay: false,
  description: '',
  cost: 'free',
  country: BELIZE,
  district: '',
  community: '',
  venueName: '',
  placeId: '',
  coverImageUrl: '',
  coverImageAlt: '',
  additionalImageUrls: [],
  additionalImageAlts: [],
  website: '',
} as const;

/** The payload of an item out of the store. */
export function contentOf({ kind, payload }: { kind: ItemKind; payload: string }): ItemContent {
  const stored: object = JSON.parse(payload);
  const empty = kind === 'event' ? EMPTY_EVENT : {};
  // What lies in our own store went through the schema of its kind before it got there.
  return { kind, payload: { ...empty, ...NOTHING_PRIVATE[kind], ...stored } } as ItemContent;
}

/** What an item is called, also where its title is gone. */
export const nameOf = (content: ItemContent) => titleOf(content) || 'Without a name';

/** Where it is; '' for a message. */
export const whereOf = ({ kind, payload }: ItemContent) =>
  kind === 'event' ? payload.community : kind === 'advertiser' ? (payload.businessLocation ?? '') : '';

export const KIND_LABELS = {
  event: 'Event',
  advertiser: 'Advertiser',
  contact: 'Message',
} as const satisfies Record<ItemKind, string>;
