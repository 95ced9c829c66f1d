import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import type { QueueFilter } from '#lib/submissions/moderation/requests/queue-filter';

/** Links to the previous and next page of the queue. */
export function QueuePages({ filter, pages }: { filter: QueueFilter; pages: number }) {
  if (pages < 2) return null;
  const { page } = filter;
  return (
    <nav aria-label="Pages" className="queue-pages">
      {page > 1 && <a href={moderationPath({ filter: { ...filter, page: page - 1 } })}>Previous page</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={moderationPath({ filter: { ...filter, page: page + 1 } })}>Next page</a>}
    </nav>
  );
}
