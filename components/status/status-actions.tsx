import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import type { StatusItem } from '#lib/submissions/private-page/status-item';
import {
  isAlreadyListed,
  offeredAnnouncements,
  takeBackWords,
} from '#lib/submissions/private-page/status-words';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';

/** Link to a new submission after a rejection. */
const AGAIN = {
  event: { label: 'Submit it again', href: SUBMIT_EVENT_PATH },
  advertiser: { label: 'Apply again', href: '/advertise' },
  contact: { label: 'Write again', href: '/#contact' },
} as const;

type StatusActionsProps = {
  item: StatusItem;
  token: string;
  /** Whether the event is over: then putting it on again is the first thing to do. */
  isOver?: boolean;
};

/** What a submitter can do with an item in its present status. */
export function StatusActions({ item, token, isOver = false }: StatusActionsProps) {
  const path = `/status/${token}`;
  // The form that answers a question changes the event too: a correction beside it would leave the question open.
  const canCorrect = (item.event !== undefined || item.application !== undefined) && !item.question;
  if (item.actions.includes('withdraw'))
    return (
      <div className={styles.actions}>
        {canCorrect && (
          <a className={buttonClass('primary')} href={`${path}/correct`}>
            <Icon name="edit" />
            Correct it
          </a>
        )}
        <a className={buttonClass()} href={`${path}/withdraw`}>
          <Icon name="trash" />
          {item.kind === 'contact' ? 'Delete my message' : 'Withdraw it'}
        </a>
      </div>
    );
  if (item.sameAs)
    return (
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={`/events/${item.sameAs.id}`}>
          <Icon name="calendar" />
          See “{item.sameAs.title}”
        </a>
        <a className={buttonClass()} href={SUBMIT_EVENT_PATH}>
          Mine is another event
        </a>
      </div>
    );
  if (isAlreadyListed(item))
    return (
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={THINGS_TO_DO_PATH}>
          <Icon name="calendar" />
          See the calendar
        </a>
      </div>
    );
  if (item.isRefused)
    return (
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={AGAIN[item.kind].href}>
          {AGAIN[item.kind].label}
        </a>
      </div>
    );
  if (!item.actions.includes('announce')) return null;
  return (
    <div className={styles.actions}>
      {item.eventId && (
        <a className={buttonClass(isOver ? 'plain' : 'primary')} href={`/events/${item.eventId}`}>
          <Icon name="calendar" />
          See it on the calendar
        </a>
      )}
      {item.published && (
        <a className={buttonClass()} href={`${path}/propose`}>
          <Icon name="edit" />
          {item.published.proposed ? 'Change the correction' : 'Propose a correction'}
        </a>
      )}
      {offeredAnnouncements(item).map(({ kind, label, icon }) => (
        <a key={kind} className={buttonClass()} href={`${path}/${kind}`}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
      {item.announcement && (
        <StatusForm action="take-back" token={token} version={item.version}>
          <Button type="submit">
            <Icon name="refresh" />
            {takeBackWords(item)}
          </Button>
        </StatusForm>
      )}
    </div>
  );
}
