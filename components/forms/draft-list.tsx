import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import type { Draft } from '#lib/forms/draft';
import styles from './draft-list.module.css';
import { newsWords } from './draft-news.ts';
import type { OfferedDraft } from './offered-drafts.ts';
import type { DraftNews } from './use-draft-states.ts';

/** The drafts of a form that are on this device, and what can be done with them. */
export type DraftChoices = {
  drafts: readonly OfferedDraft[];
  news?: DraftNews | undefined;
  onContinue: (draft: Draft) => void;
  /** Continues one that is open in another tab, or being sent. */
  onTakeOver: (draft: Draft) => void;
  onDelete: (draft: Draft) => void;
  /** Begins another one; the drafts stay. */
  onStart: () => void;
};

type DraftListProps = DraftChoices & {
  /** What is drafted: 'event'. */
  what: string;
  /** The name of what is drafted; '' without one. */
  nameOf: (draft: Draft) => string;
  /** What is said of a draft. */
  renderWords: (draft: Draft) => ReactNode;
};

const USES = {
  open: { words: 'It is open in another tab.', takeOver: 'Continue here' },
  sending: { words: 'It is being sent now.', takeOver: 'Stop and continue' },
} as const;

/** The drafts of a form that are on this device, each with what can be done with it, and the way to another one. */
export function DraftList(props: DraftListProps) {
  const { drafts, news, what, nameOf, renderWords, onContinue, onTakeOver, onDelete, onStart } = props;
  const [toDelete, setToDelete] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (news) status.current?.focus();
  }, [news]);

  /** What tells the buttons of several drafts apart. */
  const named = (draft: Draft) =>
    drafts.length > 1 && <HiddenText> {nameOf(draft) || 'the one without a name'}</HiddenText>;

  function actions({ draft, use }: OfferedDraft): ReactNode {
    if (use)
      return (
        <>
          <p>{USES[use].words}</p>
          <div className={styles.actions}>
            <Button onClick={() => onTakeOver(draft)}>
              {USES[use].takeOver}
              {named(draft)}
            </Button>
          </div>
        </>
      );
    if (toDelete === draft.id)
      return (
        <>
          <p ref={focusOnMount} tabIndex={-1}>
            Delete it from this device? This cannot be undone.
          </p>
          {/* The second press of a double click does not delete. */}
          <div className={styles.actions}>
            <Button
              key="delete"
              onClick={() => {
                setToDelete(undefined);
                onDelete(draft);
              }}
            >
              Yes, delete it
            </Button>
            <Button key="keep" look="primary" onClick={() => setToDelete(undefined)}>
              No, keep it
            </Button>
          </div>
        </>
      );
    return (
      <div className={styles.actions}>
        <Button key="continue" look="primary" onClick={() => onContinue(draft)}>
          Continue
          {named(draft)}
        </Button>
        <Button key="ask" onClick={() => setToDelete(draft.id)}>
          Delete
          {named(draft)}
        </Button>
      </div>
    );
  }

  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className={styles.news}>
        {news && newsWords(news, what)}
      </p>
      <ul className={styles.list}>
        {drafts.map((offered) => (
          <li key={offered.draft.id} className={styles.draft}>
            {renderWords(offered.draft)}
            {actions(offered)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onStart}>Start another {what}</Button>
      </div>
    </>
  );
}

const focusOnMount = (element: HTMLElement | null): void => element?.focus();
