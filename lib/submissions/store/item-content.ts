import type { ItemKind } from '#lib/server/store/schema';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import type { ContactMessage } from '../fields/contact-message.ts';
import type { EventSubmission } from '../fields/event-submission.ts';

/** What somebody entrusted to us, by its kind. */
export type ItemContent =
  | { kind: 'event'; payload: EventSubmission }
  | { kind: 'advertiser'; payload: AdvertiserApplication }
  | { kind: 'contact'; payload: ContactMessage };

const TITLES = { event: 'title', advertiser: 'businessName', contact: 'subject' } as const;

/** An event's title, a business's name or a message's subject; '' where it is not there. */
export function titleOf({ kind, payload }: { kind: ItemKind; payload: Readonly<Record<string, unknown>> }) {
  const title = payload[TITLES[kind]];
  return typeof title === 'string' ? title : '';
}

export type Correspondent = { name: string; email: string; phone: string };

/** Who sent it. */
export function senderOf({ kind, payload }: ItemContent): Correspondent {
  if (kind === 'contact') return { name: payload.name, email: payload.email, phone: payload.phone };
  if (kind === 'advertiser')
    return { name: payload.contactName, email: payload.contactEmail, phone: payload.contactPhone };
  return { name: payload.submitterName, email: payload.submitterEmail, phone: payload.submitterPhone };
}
