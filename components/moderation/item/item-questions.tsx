import { closesAt } from '#lib/submissions/items/questions/question-times';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import styles from './item-questions.module.css';

type ItemQuestionsProps = {
  questions: ItemDetail['questions'];
  /** Whether the item waits for the answer to the last one. */
  isWaiting: boolean;
};

/** What became of a question without an answer. */
function fateOf(question: ItemDetail['questions'][number], isWaiting: boolean): string {
  const { taken_back_at, reminded_at } = question;
  if (taken_back_at) return `Taken back ${formatInstant(taken_back_at)}.`;
  const reminded = reminded_at ? `Reminded ${formatInstant(reminded_at)}. ` : '';
  const closing = isWaiting
    ? ` Closed on ${formatInstant(new Date(closesAt(question)).toISOString())} without one.`
    : '';
  return `${reminded}No answer${isWaiting ? ' yet' : ''}.${closing}`;
}

/** The questions to the submitter of an item, with the answers; nothing where nobody has asked. */
export function ItemQuestions({ questions, isWaiting }: ItemQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby="item-questions">
      <h2 id="item-questions">Questions</h2>
      <ol>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={styles.question}>{question.question}</p>
            <p className={styles.facts}>
              {question.asked_by}, {formatInstant(question.asked_at)}
            </p>
            {question.answer !== null && question.answered_at !== null ? (
              <>
                <blockquote className={styles.answer}>{question.answer}</blockquote>
                <p className={styles.facts}>Answered {formatInstant(question.answered_at)}</p>
              </>
            ) : (
              <p className={styles.facts}>{fateOf(question, isWaiting)}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
