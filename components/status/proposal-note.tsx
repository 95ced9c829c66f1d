import { Button } from '#components/ui/button';
import { AnswersList, type ListedAnswer } from '#components/ui/form/answers-list';
import { Icon } from '#components/ui/icon';
import { imagesLabel, NOTHING } from '#lib/submissions/items/proposals/field-changes';
import type { StatusItem } from '#lib/submissions/private-page/status-item';
import { belizeDay } from '#lib/time/calendar-day';
import { formatPlainDay } from '#lib/time/format-day';
import styles from './proposal-note.module.css';
import { StatusForm } from './status-form.tsx';

type ProposalNoteProps = { item: StatusItem; token: string };

/** The correction of a public event that waits for its answer, or the answer to the last one. */
export function ProposalNote({ item, token }: ProposalNoteProps) {
  const { changes, answer } = item.published ?? {};
  if (changes) {
    const answers = changes.fields.map(({ label, before, after }): ListedAnswer => {
      const value = (
        <>
          <span className={styles.before}>{before || NOTHING} →</span> {after || NOTHING}
        </>
      );
      return { label, value };
    });
    if (changes.hasOtherImages) answers.push({ label: imagesLabel(changes), value: 'changed' });
    if (changes.contact.length > 0) answers.push({ label: 'Contact details', value: 'changed' });
    return (
      <section className={styles.note} aria-labelledby="proposal">
        <h2 id="proposal">Your correction is with our team</h2>
        <p>The page of your event stays as it is until they have looked at it. We answer by email.</p>
        <AnswersList answers={answers} />
        <StatusForm action="take-back-proposal" token={token} version={item.version}>
          <Button type="submit">
            <Icon name="refresh" />
            Withdraw the correction
          </Button>
        </StatusForm>
      </section>
    );
  }
  if (!answer) return null;
  const day = formatPlainDay(belizeDay(Date.parse(answer.at)));
  return (
    <section className={styles.note} aria-labelledby="proposal">
      <h2 id="proposal">
        {answer.answer === 'accepted' ? 'Your correction was accepted' : 'Your correction was not accepted'}
      </h2>
      {answer.reason ? (
        <>
          <p>On {day}, for this reason:</p>
          <p className={styles.reason}>{answer.reason}</p>
        </>
      ) : (
        <p>On {day}.</p>
      )}
    </section>
  );
}
