import { TextArea } from '#components/ui/form/text-area';
import { ANSWER_FIELD, MAX_ANSWER_CHARACTERS } from '#lib/submissions/private-page/answer-field';
import { AskedQuestion } from './asked-question.tsx';

type AnswerFieldProps = { question: string; value: string | undefined; error: string | undefined };

/** A moderator's question with the field for its answer. */
export function AnswerField({ question, value, error }: AnswerFieldProps) {
  return (
    <>
      <AskedQuestion question={question} />
      <TextArea
        name={ANSWER_FIELD}
        label="Your answer"
        help="Only our team reads it."
        rows={5}
        maxLength={MAX_ANSWER_CHARACTERS}
        defaultValue={value}
        error={error}
      />
    </>
  );
}
