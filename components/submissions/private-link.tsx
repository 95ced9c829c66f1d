import { useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import styles from './submission-success.module.css';

/** The address of the event's status page, with a button that copies it. */
export function PrivateLink({ url }: { url: string }) {
  const address = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'not yet' | 'copied' | 'marked'>('not yet');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // No permission, or a page over plain http: selected, it can be copied by hand.
      address.current?.select();
      setOutcome('marked');
    }
  };

  return (
    <div className={styles.link}>
      <label htmlFor="private-link">Your private link</label>
      <div className={styles.copy}>
        <input id="private-link" ref={address} readOnly value={url} aria-describedby="private-link-help" />
        <Button onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          Copy
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'marked' && 'Selected: copy it now'}
      </p>
      <p id="private-link-help" className={styles.help}>
        Keep it. With it you can see where your event stands, correct or withdraw it, and tell us later that
        it is cancelled or has moved. Anyone with the link can do the same. <a href={url}>Open it</a>
      </p>
    </div>
  );
}
