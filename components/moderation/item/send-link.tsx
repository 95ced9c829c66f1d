import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { senderOf } from '#lib/submissions/items/record/item-content';
import { stateOf } from '#lib/submissions/items/states/submission-states';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import { type QueueFilter, searchFromFilter } from '#lib/submissions/moderation/requests/queue-filter';
import { PostForm } from '../post-form.tsx';
import styles from './item-sender.module.css';

type SendLinkProps = Pick<ItemDetail, 'content'> & {
  item: Pick<ItemDetail['item'], 'id' | 'status'>;
  filter: Partial<QueueFilter>;
  /** 'queue' beside its list: then it returns to the queue. */
  returnTo?: 'queue';
};

/** Mails the private link to the address of the item; none for spam, or where the address is deleted. */
export function SendLink({ item, content, filter, returnTo }: SendLinkProps) {
  if (stateOf(item.status).isSilent || !senderOf(content).email) return null;
  return (
    <PostForm
      action={`/api/moderate/items/${item.id}/link`}
      hidden={{ from: searchFromFilter(filter), to: returnTo }}
    >
      <Button type="submit" className={styles.link}>
        <Icon name="mail" />
        Send the private link
      </Button>
    </PostForm>
  );
}
