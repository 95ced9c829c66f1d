import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { senderOf } from '#lib/submissions/items/record/item-content';
import { contactLinks } from '#lib/submissions/moderation/item/contact-links';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import styles from './item-sender.module.css';

type ItemSenderProps = Pick<ItemDetail, 'item' | 'content' | 'title'> & {
  /** What else can be done for the sender. */
  children?: ReactNode;
};

/** The submitter's name, with links to reply. */
export function ItemSender({ item, content, title, children }: ItemSenderProps) {
  const sender = senderOf(content);
  const links = contactLinks(sender, { title, reference: item.reference });
  return (
    <section aria-labelledby="item-sender" className={styles.sender}>
      <h2 id="item-sender">Sent by {sender.name || 'somebody whose details were deleted'}</h2>
      {links.map(({ label, href, icon }) => (
        <a key={href} href={href} className={`${buttonClass()} ${styles.link}`} rel="noreferrer">
          <Icon name={icon} />
          {label}
        </a>
      ))}
      {children}
    </section>
  );
}
