'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { hiddenClass } from '#components/ui/hidden-text';
import { DeskKey } from './desk-key.tsx';
import styles from './desk-keys.module.css';
import { KeyHelp } from './key-help.tsx';
import { pressKey } from './press-key.tsx';
import { useKeysOn } from './use-keys-on.tsx';

/** Listens for the single keys of the page, and tells of them. `said` is spoken once the page is there. */
export function DeskKeys({ said }: { said?: string }) {
  const [isOn, setOn] = useKeysOn();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [spoken, setSpoken] = useState('');

  // A text that is in the page when it arrives is not announced; one that comes after is.
  useEffect(() => setSpoken(said ?? ''), [said]);

  useEffect(() => {
    document.documentElement.dataset.deskKeys = isOn ? 'on' : 'off';
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (pressKey(event) === 'help') setHelpOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return (
    <>
      <Button look="quiet" className={styles.open} onClick={() => setHelpOpen(true)}>
        Keyboard <DeskKey>?</DeskKey>
      </Button>
      <p role="status" className={hiddenClass}>
        {spoken}
      </p>
      {isHelpOpen && <KeyHelp isOn={isOn} onSwitch={setOn} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
