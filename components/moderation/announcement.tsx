'use client';

import { useEffect, useState } from 'react';
import { hiddenClass } from '#components/ui/hidden-text';

/** Says to screen readers what just happened. They announce text that is added to a live region after the page has loaded. */
export function Announcement({ words = '' }: { words?: string | undefined }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return (
    <p role="status" className={hiddenClass}>
      {announced}
    </p>
  );
}
