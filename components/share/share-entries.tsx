import { type ReactNode, useState } from 'react';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import { trackShare } from '#lib/analytics/track-share.browser';
import { type SharedLink, shareLinks } from '#lib/site/share-links';
import styles from './share-entries.module.css';

type ShareEntriesProps = SharedLink & {
  /** Class of every entry: of a menu item or of a button. */
  entryClass: string;
  /** Further entries. */
  children?: ReactNode;
};

const SERVICES = [
  ['WhatsApp', 'whatsapp'],
  ['Facebook', 'facebook'],
  ['Twitter', 'twitter'],
] as const satisfies readonly (readonly [string, IconName & keyof ReturnType<typeof shareLinks>])[];

function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** The ways to share a URL. If writing to the clipboard is denied, the URL is shown selected, ready to copy. */
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
      {SERVICES.map(([label, service]) => (
        <a
          key={service}
          className={entryClass}
          href={links[service]}
          rel="noopener"
          target="_blank"
          onClick={() => trackShare(url, service)}
        >
          <Icon name={service} />
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
          <input
            className={styles.address}
            aria-label="Address to copy"
            readOnly
            value={url}
            ref={selectAll}
          />
        )}
      </div>
    </>
  );
}
