import type { MailPart } from '#lib/outbox/mail';
import type { EventSubmission } from '../../fields/event-submission.ts';
import type { Payload } from '../../fields/field.ts';
import { imagesOf } from '../images/event-images.ts';
import { changeFacts, eventChanges } from './field-changes.ts';

const addresses = (payload: Payload, siteUrl: string) =>
  imagesOf(payload)
    .map(({ url, alt }) => new URL(url, siteUrl).href + (alt && ` (${alt})`))
    .join('\n') || 'none';

/** What a proposal changes, before and after, as parts of a mail to a moderator. */
export function proposalParts(before: Payload, proposed: EventSubmission, siteUrl: string): MailPart[] {
  const changes = eventChanges(before, proposed, 'mail');
  const { contact, hasOtherImages } = changes;
  return [
    { facts: changeFacts({ ...changes, hasOtherImages: false }) },
    ...(hasOtherImages
      ? [
          {
            facts: [
              ['Pictures now', addresses(before, siteUrl)],
              ['Pictures proposed', addresses(proposed, siteUrl)],
            ] as const,
          },
        ]
      : []),
    ...(contact.length > 0
      ? [{ facts: changeFacts({ fields: contact, contact: [], hasOtherImages: false }) }]
      : []),
  ];
}
