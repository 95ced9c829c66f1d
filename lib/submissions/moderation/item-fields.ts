import { itemAnswers } from '../store/item-answers.ts';
import type { ItemContent } from '../store/item-content.ts';

/** A field with its name for people; '' where nothing was said. */
export type LabelledField = { label: string; value: string; href?: string };

/** Where the desk calls a field otherwise than its form does. */
const DESK_LABELS: Record<string, string> = {
  title: 'Title',
  date: 'Date',
  category: 'Category',
  description: 'Description',
  community: 'City/Community',
  venueName: 'Venue',
  businessDescription: 'Description',
  budgetRange: 'Budget',
  campaignTimeline: 'Timeline',
  previousAdvertising: 'Advertised before',
  preferredContactMethod: 'Wants to be reached by',
};

const ADDRESSES = new Set(['website', 'websiteUrl']);

/** Every field of an item but pictures and sender, in the order of its form; how to reach the sender is the last. */
export function fieldsOf({ kind, payload }: ItemContent): LabelledField[] {
  const answers = itemAnswers(kind, payload).filter(({ isPrivate }) => !isPrivate);
  const isWayBack = ({ name }: { name: string }) => name === 'preferredContactMethod';
  const inOrder = [...answers.filter((answer) => !isWayBack(answer)), ...answers.filter(isWayBack)];
  return inOrder.map(({ name, label, value }) => ({
    label: DESK_LABELS[name] ?? label,
    value,
    ...(ADDRESSES.has(name) && /^https?:\/\//.test(value) && { href: value }),
  }));
}
