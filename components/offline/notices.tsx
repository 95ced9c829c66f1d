import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import styles from './notice.module.css';

type Notice = { key: string; icon: IconName; words: ReactNode; onClose: () => void };

/** Closable notices at the lower edge of the screen; screen readers announce new ones. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div role="status">
      {notices.map(({ key, icon, words, onClose }) => (
        <div key={key} className={styles.notice}>
          <Icon name={icon} />
          {words}
          <Button look="icon" aria-label="Close this notice" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
      ))}
    </div>
  );
}
