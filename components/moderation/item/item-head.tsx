import { Chip } from '#components/ui/chip';
import { ANSWERED_MARK } from '#lib/submissions/moderation/decisions/ready-questions';
import styles from './item-head.module.css';

type ItemHeadProps = {
  title: string;
  /** 2 beside the list of the queue. */
  level?: 1 | 2;
  titleId?: string;
  kind: string;
  status: string;
  reference: string;
  /** When it was received, in Belize time. */
  received: string;
  isOver: boolean;
  /** Whether it waits for a decision again, with an answer to a question. */
  isAnswered?: boolean;
  hints: readonly string[];
  /** The reason of a rejection, as sent to the submitter. */
  reason?: string;
  /** What its organiser announced after the approval. */
  announced?: string | undefined;
};

/** The title of an item, with its kind, status, reference and hints of spam. */
export function ItemHead(props: ItemHeadProps) {
  const { title, level = 1, titleId, kind, status, reference, received, isOver, isAnswered } = props;
  const { hints, reason, announced } = props;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <Title id={titleId}>{title}</Title>
      <p className={styles.facts}>
        <Chip>{kind}</Chip>
        <Chip look="solid">{status}</Chip>
        {isAnswered && <Chip look="glow">{ANSWERED_MARK}</Chip>}
        {isOver && <Chip look="solid">Already over</Chip>}
        {hints.map((hint) => (
          <Chip key={hint}>{hint}</Chip>
        ))}
        <span>
          {reference}, received {received}
        </span>
      </p>
      {announced && <p>{announced}</p>}
      {reason && <p className={styles.reason}>“{reason}”</p>}
    </header>
  );
}
