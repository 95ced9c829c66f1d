import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { contactLinks } from '#lib/submissions/moderation/item/contact-links';
import styles from './item-sender.module.css';

type ItemSenderProps = { name: string; links: ReturnType<typeof contactLinks> };

/** The submitter's name, with links to reply. */
export function ItemSender({ name, links }: ItemSenderProps) {
  return (
    <section aria-labelledby="item-sender" className={styles.sender}>
      <h2 id="item-sender">Sent by {name || 'somebody whose details were deleted'}</h2>
      {links.map(({ label, href, icon }) => (
        <a key={href} href={href} className={`${buttonClass()} ${styles.link}`} rel="noreferrer">
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </section>
  );
}
