'use client';

import { useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';

type ShareEventProps = { url: string; message: string };

/** Sends an event's address: the phone's own share sheet where it exists, WhatsApp, or a copied link. */
export function ShareEvent({ url, message }: ShareEventProps) {
  const [said, setSaid] = useState('');
  const text = `${message} ${url}`;

  const share = async () => {
    if (navigator.share) {
      // Closing the share sheet rejects; nothing went wrong then.
      await navigator.share({ title: message, text: message, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid(url);
    }
  };

  return (
    <>
      <a
        className={buttonClass()}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        rel="noopener"
        target="_blank"
      >
        WhatsApp
      </a>
      <Button onClick={share}>Share</Button>
      <span role="status">{said}</span>
    </>
  );
}
