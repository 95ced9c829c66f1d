'use client';

import { useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { scriptedClass } from '#components/ui/scripted';

/** The private link to a slide's results, with a button that copies it. */
export function ResultsLink({ url }: { url: string }) {
  const address = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('Copied');
    } catch {
      // No permission, or a page over plain http: selected, it can be copied by hand.
      address.current?.select();
      setOutcome('Selected: copy it now');
    }
  };

  return (
    <div className="slide-results">
      <label htmlFor="results-link">Private link to its results</label>
      <div>
        <input
          id="results-link"
          className="moderation-field"
          ref={address}
          readOnly
          value={url}
          aria-describedby="results-link-help"
        />
        <Button onClick={copy} className={scriptedClass}>
          <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
          Copy
        </Button>
      </div>
      <p role="status">{outcome}</p>
      <p id="results-link-help">
        For the advertiser. Anyone with it can see how often the slide was shown and clicked.{' '}
        {/* By its path: a moderator may reach the site under another address than its visitors. */}
        <a href={new URL(url).pathname} rel="noreferrer">
          Open it
        </a>
      </p>
    </div>
  );
}
