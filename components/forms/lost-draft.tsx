import { Button } from '#components/ui/button';
import styles from './draft-list.module.css';
import type { DraftNews } from './use-draft-states.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type LostDraftProps = {
  news: DraftNews | undefined;
  /** What is drafted: 'event'. */
  what: string;
  level: 2 | 3;
  className?: string | undefined;
  /** Whether its heading takes the focus: not where the form that it replaces had none. */
  takesFocus?: boolean;
  onTakeOver: () => void;
  /** Begins another one; what is stored stays. */
  onStart: () => void;
};

/** In place of a form whose draft was opened, sent or deleted in another tab. */
export function LostDraft(props: LostDraftProps) {
  const { news, what, level, className, takesFocus = true, onTakeOver, onStart } = props;
  const Heading = `h${level}` as const;
  const heading = useHeadingFocus('lost', takesFocus);
  const isTaken = news?.what === 'taken';
  return (
    <section className={className ?? styles.lost} aria-labelledby="lost-draft-title">
      <Heading id="lost-draft-title" ref={heading} tabIndex={-1}>
        {isTaken
          ? `This ${what} is open in another tab now`
          : `This ${what} was sent or deleted in another tab`}
      </Heading>
      <p>
        {isTaken
          ? 'Nothing more is saved here, so that what you type there is not lost.'
          : 'It is no longer on this device.'}
      </p>
      <div className={styles.actions}>
        {isTaken && (
          <Button look="primary" onClick={onTakeOver}>
            Continue here
          </Button>
        )}
        <Button onClick={onStart}>Start another {what}</Button>
      </div>
    </section>
  );
}
