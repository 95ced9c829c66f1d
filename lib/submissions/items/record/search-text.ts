import type { ItemKind } from '#lib/server/store/schema';
import { fold } from '#lib/text/fold';
import type { Payload } from '../../fields/field.ts';
import { senderOf, titleOf } from './item-content.ts';
import { mailboxOf } from './mailbox-of.ts';

/** A text with spaces for control characters: PostgreSQL refuses NUL, which JSON and addresses escape. */
const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

// An index of PostgreSQL takes 2,700 bytes in a row; longer than the longest fields together.
const MAX_SEARCH_TEXT = 600;

/** What the queue's search looks in: reference (also without dashes), title, and sender's name and address, folded. */
function searchTextOf(item: { kind: ItemKind; reference: string; payload: Payload }): string {
  const { name, email } = senderOf(item);
  const { reference } = item;
  const text = fold([reference, reference.replaceAll('-', ''), titleOf(item), name, email].join(' '));
  return withoutControls(text).slice(0, MAX_SEARCH_TEXT);
}

/** By which the items of one sender are counted; '' without an address. */
function senderKeyOf(item: { kind: ItemKind; payload: Payload }): string {
  const { email } = senderOf(item);
  return email.trim() ? withoutControls(mailboxOf(email)).slice(0, MAX_SEARCH_TEXT) : '';
}

/** The columns of an item's payload. They are written together, so that search and hints are of what is stored. */
export const payloadColumns = (item: { kind: ItemKind; reference: string; payload: Payload }) => ({
  payload: JSON.stringify(item.payload),
  search_text: searchTextOf(item),
  sender_key: senderKeyOf(item),
});

/** The words of a query, folded and cleaned like the text that they are searched in; none for an empty query. */
export const searchWords = (query: string): string[] =>
  withoutControls(fold(query))
    .split(/\s+/)
    .filter((word) => word !== '');
