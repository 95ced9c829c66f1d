'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-moderation-mark]')];

type MarkedItemsProps = {
  /** The queue's filter, to return to. */
  from: string;
  /** The queue with all rows marked, and with none, where no script runs. */
  allHref: string;
  noneHref: string;
  areMarked: boolean;
};

/**
 * Marks all rows of the page, and decides about the marked ones together. A plain form: its checkboxes are in the rows,
 * and the style sheet shows its decisions once one of them is checked.
 */
export function MarkedItems({ from, allHref, noneHref, areMarked }: MarkedItemsProps) {
  const [count, setCount] = useState(0);
  const [total, setTotal] = useState(0);
  useEffect(() => {
    const update = () => {
      setCount(boxes().filter(({ checked }) => checked).length);
      setTotal(boxes().length);
    };
    update();
    // A browser restores checkboxes when it returns to the page.
    window.addEventListener('pageshow', update);
    document.addEventListener('change', update);
    return () => {
      window.removeEventListener('pageshow', update);
      document.removeEventListener('change', update);
    };
  }, []);
  const markAll = (isMarked: boolean) => {
    for (const box of boxes()) box.checked = isMarked;
    setCount(isMarked ? boxes().length : 0);
  };
  return (
    <form id="marked-items" method="post" action="/api/moderate/decisions" className="marked-items">
      {from && <input type="hidden" name="from" value={from} />}
      <label className="marked-items-all">
        <input
          type="checkbox"
          checked={total > 0 && count === total}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < total;
          }}
          onChange={({ currentTarget }) => markAll(currentTarget.checked)}
        />
        Mark all on this page
      </label>
      <a className="marked-items-link" href={areMarked ? noneHref : allHref}>
        {areMarked ? 'Mark none' : 'Mark all on this page'}
      </a>
      <div className="marked-items-decisions" data-moderation-marked="">
        <p role="status">{count > 0 && `${count} marked`}</p>
        <Button type="submit" look="primary" name="action" value="approve" {...shortcutProps('a')}>
          <span>
            Approve
            <HiddenText> marked</HiddenText>
          </span>{' '}
          <ShortcutKey>a</ShortcutKey>
        </Button>
        <Button type="submit" name="action" value="spam" {...shortcutProps('s')}>
          <span>
            Spam
            <HiddenText> marked</HiddenText>
          </span>{' '}
          <ShortcutKey>s</ShortcutKey>
        </Button>
      </div>
    </form>
  );
}
