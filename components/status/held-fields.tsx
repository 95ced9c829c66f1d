import { AnswersList } from '#components/ui/form/answers-list';
import { Thumbnail } from '#components/ui/thumbnail';
import { imagesOf } from '#lib/submissions/event-images';
import { filledAnswers } from '#lib/submissions/status/filled-answers';
import type { StatusItem } from '#lib/submissions/status/status-item';
import { thumbnailImage } from '#lib/uploads/image-address';
import styles from './status.module.css';

type HeldFieldsProps = {
  item: StatusItem;
  /** Days after the decision when private details are deleted. */
  retentionDays: number;
};

/** All data stored for an item, for its submitter. */
export function HeldFields({ item, retentionDays }: HeldFieldsProps) {
  const pictures = imagesOf(item.held);
  return (
    <>
      <AnswersList answers={filledAnswers(item.kind, item.held)} />
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Pictures">
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              <Thumbnail src={thumbnailImage(url)} alt={alt || 'A picture without a description'} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {item.isPurged
          ? 'Your contact details were deleted, as we promised.'
          : `Only our team sees your contact details. They are deleted ${retentionDays} days after the decision.`}
      </p>
    </>
  );
}
