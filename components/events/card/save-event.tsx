'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { setEventSaved, useSavedEventIds } from '#lib/device/saved-events.browser';
import styles from './save-event.module.css';

/** Saves an event on this device, or removes it from the saved events. */
export function SaveEvent({ id }: { id: string }) {
  const isSaved = useSavedEventIds().includes(id);
  const [announcement, setAnnouncement] = useState('');
  const [failed, setFailed] = useState(false);

  const toggle = () => {
    const isStored = setEventSaved(id, !isSaved);
    setFailed(!isStored);
    setAnnouncement(isSaved ? 'No longer saved' : 'Saved on this device');
  };

  return (
    <div className={styles.save}>
      <Button look="tile" aria-pressed={isSaved} onClick={toggle}>
        <Icon name={isSaved ? 'bookmark-filled' : 'bookmark'} className={isSaved ? styles.saved : ''} />
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <HiddenText>
        <span role="status">{!failed && announcement}</span>
      </HiddenText>
      {failed && (
        <p role="alert" className={styles.failed}>
          {isSaved ? 'Still saved' : 'Not saved'}: this device’s storage is full or switched off.
        </p>
      )}
    </div>
  );
}
