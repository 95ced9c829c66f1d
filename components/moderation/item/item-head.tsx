import { Chip } from '#components/ui/chip';
import styles from './item-head.module.css';

type ItemHeadProps = {
  title: string;
  kind: string;
  status: string;
  reference: string;
  /** When it was received, in Belize time. */
  received: string;
  isOver: boolean;
  hints: readonly string[];
  /** The reason of a rejection, as sent to the submitter. */
  reason?: string;
};

/** The title of an item, with its kind, status, reference and hints of spam. */
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
