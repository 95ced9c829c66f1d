import { AnswersList } from '#components/ui/form/answers-list';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { filledAnswers } from '#lib/submissions/private-page/filled-answers';
import type { StatusItem } from '#lib/submissions/private-page/status-item';
import { HeldImages } from './held-images.tsx';

type HeldFieldsProps = {
  item: StatusItem;
  /** Days after the decision when private details are deleted. */
  retentionDays: number;
};

/** All data stored for an item, for its submitter. */
export function HeldFields({ item, retentionDays }: HeldFieldsProps) {
  const images = imagesOf(item.held);
  return (
    <>
      <AnswersList answers={filledAnswers(item.kind, item.held)} />
      {images.length > 0 && <HeldImages images={images} />}
      <p>
        {item.isPurged
          ? 'Your contact details were deleted, as we promised.'
          : `Only our team sees your contact details. They are deleted ${retentionDays} days after the decision.`}
      </p>
    </>
  );
}
