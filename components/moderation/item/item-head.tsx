import { Chip } from '#components/ui/chip';
import styles from './item-head.module.css';

type ItemHeadProps = {
  title: string;
  kind: string;
  status: string;
  reference: string;
  /** When it came, in Belize time. */
  received: string;
  isOver: boolean;
  hints: readonly string[];
  /** What the submitter was told, of a rejected event. */
  reason?: string;
};

/** What an item is, where it stands, and what is odd about it. */
export function ItemHead({ title, kind, status, reference, received, isOver, hints, reason }: ItemHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.facts}>
        <Chip>{kind}</Chip>
        <Chip look="solid">{status}</Chip>
        {isOver && <Chip look="glow">Already over</Chip>}
        {hints.map((hint) => (
          <Chip key={hint} look="accent">
            {hint}
          </Chip>
        ))}
        <span>
          {reference}, received {received}
        </span>
      </p>
      {reason && <p className={styles.reason}>“{reason}”</p>}
    </header>
  );
}
