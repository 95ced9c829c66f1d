import { type QueueFilter, searchFromFilter } from './queue-filter.ts';

type Place = {
  /** Absent: the queue. */
  itemId?: string | undefined;
  /** Whether it is the page on which the item is edited. */
  edit?: boolean;
  filter?: Partial<QueueFilter>;
  /** The signed key of the item, from a mail. */
  key?: string;
  more?: Record<string, string>;
};

/** The path of a page for moderators: the queue or an item, with the filter it was opened from. */
export function moderationPath({ itemId, edit, filter = {}, key, more = {} }: Place): string {
  const search = new URLSearchParams(searchFromFilter(filter));
  if (key) search.set('key', key);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  const path = itemId ? `/moderate/items/${encodeURIComponent(itemId)}${edit ? '/edit' : ''}` : '/moderate';
  return search.size > 0 ? `${path}?${search}` : path;
}
