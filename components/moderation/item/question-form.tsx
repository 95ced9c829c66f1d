import { Button, buttonClass } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextArea } from '#components/ui/form/text-area';
import {
  MAX_QUESTION_CHARACTERS,
  NEEDS_QUESTION,
  READY_QUESTIONS,
} from '#lib/submissions/moderation/decisions/ready-questions';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import styles from './reject-form.module.css';

/** The name that the forms of decisions share, so that one of them is open at a time. */
export const DECISION_FORMS = 'decision-forms';

type QuestionFormProps = {
  action: string;
  hidden: Record<string, string | undefined>;
  /** Whether it was sent without a question: then it is open, and says so. */
  needsQuestion?: boolean | undefined;
};

/** Asks the submitter instead of deciding: a prepared question, or the moderator's own words. */
export function QuestionForm({ action, hidden, needsQuestion = false }: QuestionFormProps) {
  return (
    <details className={styles.reject} name={DECISION_FORMS} open={needsQuestion}>
      <summary className={buttonClass()} {...shortcutProps('w')}>
        Ask <ShortcutKey>w</ShortcutKey>
      </summary>
      <PostForm action={action} hidden={{ ...hidden, action: 'ask' }} className={styles.form}>
        {needsQuestion && (
          <FormNote look="error">
            <p>{NEEDS_QUESTION}</p>
          </FormNote>
        )}
        <fieldset>
          <legend>What do you want to know? The organiser gets these words.</legend>
          {READY_QUESTIONS.map((question, index) => (
            <label key={question}>
              <input type="radio" name="question" value={question} {...shortcutProps(String(index + 1))} />
              <ShortcutKey>{String(index + 1)}</ShortcutKey>
              <span>{question}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          name="ownQuestion"
          label="Or in your own words"
          help="They replace the question chosen above."
          rows={2}
          maxLength={MAX_QUESTION_CHARACTERS}
        />
        <div className={styles.send}>
          <Button type="submit" look="accent">
            Ask the organiser
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
