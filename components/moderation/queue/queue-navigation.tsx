'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { currentRow, SELECTED_EVENT } from '../queue-rows.ts';

/** As wide as queue-page.css asks for, to show the item beside the list. */
const WIDE_QUERY = '(width >= 64rem)';
/** Milliseconds: a key that is held passes many rows, and only the last is shown. */
const SETTLED_MS = 150;

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-moderation-row]') : null;

type QueueNavigationProps = {
  /** Whether the page is the result of a decision, or has an item in its address. */
  isArrived: boolean;
  selectedId?: string | undefined;
};

/** Shows the row that is clicked or reached by key beside the list, and keeps it in the address, so that Back returns to it. */
export function QueueNavigation({ isArrived, selectedId }: QueueNavigationProps) {
  const router = useRouter();

  useEffect(() => {
    // After a decision, and back from an item, the keyboard goes on from the row.
    if (isArrived && document.activeElement === document.body) currentRow()?.focus();
  }, [isArrived]);

  // Back and Forward select another row while the focus is still in the row that was left.
  const isTraversal = useRef(false);
  useEffect(() => {
    const note = () => {
      isTraversal.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  // Before the row is seen as selected: an Enter that is pressed then must not open the one that was left.
  useLayoutEffect(() => {
    if (isTraversal.current && rowOf(document.activeElement))
      document
        .querySelector<HTMLElement>(
          `[data-moderation-item="${CSS.escape(selectedId ?? '')}"] [data-moderation-row]`,
        )
        ?.focus();
    isTraversal.current = false;
  }, [selectedId]);

  useEffect(() => {
    const wide = window.matchMedia(WIDE_QUERY);
    let settled: ReturnType<typeof setTimeout> | undefined;
    const keep = (row: HTMLAnchorElement) => {
      const { paneHref = '' } = row.dataset;
      if (wide.matches) router.replace(paneHref as Route, { scroll: false });
      else window.history.replaceState(null, '', paneHref);
    };
    const click = (event: MouseEvent) => {
      const row = rowOf(event.target);
      if (!row || !isPlainClick(event)) return;
      // Enter, and the click of a screen reader, open the item's page.
      if (!wide.matches || event.detail === 0) {
        window.history.replaceState(null, '', row.dataset.paneHref);
        return;
      }
      event.preventDefault();
      router.push((row.dataset.paneHref ?? '') as Route, { scroll: false });
    };
    const select = (event: Event) => {
      const row = rowOf(event.target);
      clearTimeout(settled);
      if (row) settled = setTimeout(keep, SETTLED_MS, row);
    };
    document.addEventListener('click', click);
    document.addEventListener(SELECTED_EVENT, select);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('click', click);
      document.removeEventListener(SELECTED_EVENT, select);
    };
  }, [router]);
  return null;
}
