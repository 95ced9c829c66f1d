import { buttonClass } from '#components/ui/button';
import { Chip } from '#components/ui/chip';
import { announcedWords } from '#lib/submissions/items/announcements/announcement-words';
import { LINK_UNDO_SECONDS, type MailedAsk } from '#lib/submissions/items/links/mailed-ask';
import { KIND_LABELS } from '#lib/submissions/items/record/moderated-item';
import { stateOf, statusLabel } from '#lib/submissions/items/states/submission-states';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import {
  type DecidedItem,
  itemOutcomeWords,
  proposalOutcomeWords,
} from '#lib/submissions/moderation/item/outcome-words';
import { DoneNotice } from '../done-notice.tsx';
import styles from './item-head.module.css';

type ItemOutcomeProps = Pick<ItemDetail, 'title' | 'announcement'> & {
  /** Without what was sent: a forwarded mail shows nobody's contact details. */
  item: DecidedItem & Pick<ItemDetail['item'], 'reference' | 'event_id'>;
  /** What the mail of the link asked. */
  asked: MailedAsk | undefined;
  /** The address of the moderator whose link it is. */
  who: string;
  /** What takes the decision back that this link has just made. */
  undo?: { itemId: string; version: number; from: string; key: string } | undefined;
};

/** What the link of a mail shows once it decides nothing any more: what became of the item, and nothing private. */
export function ItemOutcome({ item, title, announcement, asked, who, undo }: ItemOutcomeProps) {
  const words = itemOutcomeWords(item, who);
  const { isPublic } = stateOf(item.status);
  return (
    <article className={`moderation-item ${styles.head}`}>
      <h1>{title}</h1>
      <p className={styles.facts}>
        <Chip>{KIND_LABELS[item.kind]}</Chip>
        <Chip look="solid">{statusLabel(item)}</Chip>
        <span>{item.reference}</span>
      </p>
      {undo ? (
        <DoneNotice words={`${words} You can undo that for ${LINK_UNDO_SECONDS} seconds.`} undo={undo} />
      ) : (
        <p>{words}</p>
      )}
      {asked?.what === 'proposal' && <p>{proposalOutcomeWords(item)}</p>}
      {announcement && <p>{announcedWords({ announcement })}</p>}
      {isPublic && item.event_id && (
        <p>
          <a href={`/events/${item.event_id}`}>See it on the calendar</a>
        </p>
      )}
      <p>The link of a mail decides once what its mail asked. To see everything or to change it, sign in.</p>
      <p>
        <a className={buttonClass('primary')} href="/moderate/sign-in">
          Sign in
        </a>
      </p>
    </article>
  );
}
