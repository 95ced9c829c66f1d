import { Button, buttonClass } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextArea } from '#components/ui/form/text-area';
import {
  MAX_QUESTION_CHARACTERS,
  NEEDS_QUESTION,
} from '#lib/submissions/moderation/decisions/canned-questions';
import {
  MAX_REASON_CHARACTERS,
  NEEDS_REASON,
  REASONS_ID,
} from '#lib/submissions/moderation/decisions/canned-reasons';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import styles from './decision-form.module.css';

/** The name that these forms share, so that one of them is open at a time. */
const DECISION_FORMS = 'decision-forms';

/** What a decision can need words for. */
const WORDS = {
  reason: {
    id: REASONS_ID,
    shortcut: 'r',
    legend: 'Why? The submitter gets these words.',
    ownName: 'ownReason',
    missing: NEEDS_REASON,
    maxCharacters: MAX_REASON_CHARACTERS,
  },
  question: {
    id: undefined,
    shortcut: 'w',
    legend: 'What do you want to know? The organiser gets these words.',
    ownName: 'ownQuestion',
    missing: NEEDS_QUESTION,
    maxCharacters: MAX_QUESTION_CHARACTERS,
  },
} as const;

type DecisionFormProps = {
  action: string;
  hidden: Record<string, string | undefined>;
  /** What the decision is called: 'Reject'. */
  label: string;
  needs: keyof typeof WORDS;
  /** Prepared words, under the number keys. */
  prepared: readonly string[];
  /** The label of its submit button. */
  submit: string;
  /** The events on the calendar that the item may be the same as, for the reason that says so. */
  same?: readonly { eventId: string; title: string; when?: string | undefined }[];
  /** Whether it was sent without words: then it is open, and says so. */
  isMissing: boolean;
};

/** A decision that needs words for the submitter: prepared ones, or the moderator's own. */
export function DecisionForm({
  action,
  hidden,
  label,
  needs,
  prepared,
  submit,
  same = [],
  isMissing,
}: DecisionFormProps) {
  const { id, shortcut, legend, ownName, missing, maxCharacters } = WORDS[needs];
  return (
    <details className={styles.decision} name={DECISION_FORMS} open={isMissing}>
      <summary className={buttonClass()} {...shortcutProps(shortcut)}>
        {label} <ShortcutKey>{shortcut}</ShortcutKey>
      </summary>
      <PostForm id={id} action={action} hidden={hidden} className={styles.form}>
        {isMissing && (
          <FormNote look="error">
            <p>{missing}</p>
          </FormNote>
        )}
        <fieldset>
          <legend>{legend}</legend>
          {prepared.map((words, index) => (
            <label key={words}>
              <input type="radio" name={needs} value={words} {...shortcutProps(String(index + 1))} />
              <ShortcutKey>{String(index + 1)}</ShortcutKey>
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
        {same.length > 0 && (
          <fieldset>
            <legend>If it is on the calendar already, the submitter gets the link to</legend>
            {same.map(({ eventId, title, when }, index) => (
              <label key={eventId}>
                <input type="radio" name="sameAs" value={eventId} defaultChecked={index === 0} />
                <span>{[title, when].filter(Boolean).join(', ')}</span>
              </label>
            ))}
            <label>
              <input type="radio" name="sameAs" value="" />
              <span>None of these</span>
            </label>
          </fieldset>
        )}
        <TextArea
          name={ownName}
          label="Or in your own words"
          help={`They replace the ${needs} chosen above.`}
          rows={2}
          maxLength={maxCharacters}
        />
        <div className={styles.send}>
          <Button type="submit" look="accent">
            {submit}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
