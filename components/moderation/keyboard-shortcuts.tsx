'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button';
import { listenTo } from '#lib/device/change-signal.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { handleShortcut } from './handle-shortcut.ts';
import styles from './keyboard-shortcuts.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { ShortcutKey } from './shortcut-key.tsx';

const STORAGE_KEY = 'moderate-keys';
const CHANGE_EVENT = 'moderate-keys-changed';

const isEnabled = () => readStorage(STORAGE_KEY) !== 'off';
const subscribe = (notify: () => void) => listenTo(window, ['storage', CHANGE_EVENT], notify);

function setEnabled(isOn: boolean) {
  // Without storage they stay on.
  writeStorage(STORAGE_KEY, isOn ? 'on' : 'off');
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Handles the page's keyboard shortcuts, with a button that lists them. */
export function KeyboardShortcuts() {
  const isOn = useSyncExternalStore(subscribe, isEnabled, () => true);
  const [isHelpOpen, setHelpOpen] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.moderationKeys = isOn ? 'on' : 'off';
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (handleShortcut(event) === 'help') setHelpOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  // The form of a decision that is opened by a click: whole in view, with its button.
  useEffect(() => {
    const show = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.closest('[data-decisions]'))
        target.querySelector('form')?.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('toggle', show, { capture: true });
    return () => document.removeEventListener('toggle', show, { capture: true });
  }, []);

  return (
    <>
      <Button look="quiet" className={styles.open} onClick={() => setHelpOpen(true)}>
        Keyboard <ShortcutKey>?</ShortcutKey>
      </Button>
      {isHelpOpen && <ShortcutHelp isOn={isOn} onSwitch={setEnabled} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
