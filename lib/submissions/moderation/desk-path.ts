import { type QueueFilter, searchFromFilter } from './queue-filter.ts';

type Place = {
  /** Absent: the queue. */
  itemId?: string | undefined;
  /** Whether the page on which an item is edited is meant. */
  edit?: boolean;
  filter?: Partial<QueueFilter>;
  /** The key for one item, out of a mail. */
  key?: string;
  more?: Record<string, string>;
};

/** The path of a page of the moderators: the queue or an item, with the filter that it was opened from. */
export function deskPath({ itemId, edit, filter = {}, key, more = {} }: Place): string {
  const search = new URLSearchParams(searchFromFilter(filter));
  if (key) search.set('key', key);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  const path = itemId ? `/moderate/items/${encodeURIComponent(itemId)}${edit ? '/edit' : ''}` : '/moderate';
  return search.size > 0 ? `${path}?${search}` : path;
}
