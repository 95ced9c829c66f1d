import { type ReactNode, useState } from 'react';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import { trackShare } from '#lib/analytics/track-share.browser';
import { type SharedLink, shareLinks } from '#lib/site/share-links';
import styles from './share-entries.module.css';

type ShareEntriesProps = SharedLink & {
  /** Class of every entry: a menu's, or a button's in a row. */
  entryClass: string;
  /** Entries that follow. */
  children?: ReactNode;
};

const PLACES = [
  ['WhatsApp', 'whatsapp'],
  ['Facebook', 'facebook'],
  ['Twitter', 'twitter'],
] as const satisfies readonly (readonly [string, IconName & keyof ReturnType<typeof shareLinks>])[];

function markAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** The ways to pass an address on. Where the clipboard is refused the address is shown, marked and ready to copy. */
export function ShareEntries({ url, message, entryClass, children }: ShareEntriesProps) {
  const [copied, setCopied] = useState<'not yet' | 'copied' | 'refused'>('not yet');
  const links = shareLinks({ url, message });

  const copy = async () => {
    trackShare(url, 'copy');
    try {
      await navigator.clipboard.writeText(url);
      setCopied('copied');
    } catch {
      setCopied('refused');
    }
  };

  return (
    <>
      <button type="button" className={entryClass} onClick={copy} data-stays="">
        <Icon name={copied === 'copied' ? 'check' : 'link'} />
        Copy Link
      </button>
      {PLACES.map(([label, place]) => (
        <a
          key={place}
          className={entryClass}
          href={links[place]}
          rel="noopener"
          target="_blank"
          onClick={() => trackShare(url, place)}
        >
          <Icon name={place} />
          {label}
        </a>
      ))}
      {children}
      <div className={styles.outcome}>
        <span role="status">
          {copied === 'copied' && 'Link copied'}
          {copied === 'refused' && 'Copy this address:'}
        </span>
        {copied === 'refused' && (
          <input className={styles.address} aria-label="Address to copy" readOnly value={url} ref={markAll} />
        )}
      </div>
    </>
  );
}
