import type { AdvertiserApplication } from '#lib/advertisers/advertiser-application';
import type { ContactMessage } from '#lib/contact/contact-message';
import type { MailAddress } from '#lib/mail/mail';
import type { EventSubmission } from '#lib/submissions/event-submission';

/** What somebody entrusted to us, as the mails about it need it. */
export type MailedItem = { reference: string; createdAt: string } & (
  | { kind: 'event'; payload: EventSubmission }
  | { kind: 'advertiser'; payload: AdvertiserApplication }
  | { kind: 'contact'; payload: ContactMessage }
);

/** Who sent it. */
export function senderOf(item: MailedItem): MailAddress {
  switch (item.kind) {
    case 'event':
      return { name: item.payload.submitterName, address: item.payload.submitterEmail };
    case 'advertiser':
      return { name: item.payload.contactName, address: item.payload.contactEmail };
    case 'contact':
      return { name: item.payload.name, address: item.payload.email };
  }
}

/** What it is called: the event's title, the business's name, the message's subject. */
export function titleOf(item: MailedItem): string {
  switch (item.kind) {
    case 'event':
      return item.payload.title;
    case 'advertiser':
      return item.payload.businessName;
    case 'contact':
      return item.payload.subject;
  }
}

/**
 * A text that may stand in a mail to an address nobody has confirmed, or undefined: what holds an address of the
 * web or of mail could make our receipt carry somebody's advertisement to strangers.
 */
export const harmless = (text: string): string | undefined =>
  /:\/\/|www\.|@|\.[a-z]{2,}(\/|\b)/i.test(text) ? undefined : text;
