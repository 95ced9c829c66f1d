'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';
import { Modal } from '#components/ui/overlay/modal';
import { PauseButton } from '#components/ui/pause-button';
import styles from './kitchen-sink.module.css';

/** The components that open: dialog, panel, menu. */
export function OpenedPieces() {
  const [open, setOpen] = useState<'dialog' | 'panel'>();
  const [moving, setMoving] = useState(true);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('panel')}>Open the panel</Button>
      <Menu label="Menu" icon="share">
        <button type="button" className={menuItemClass}>
          <Icon name="link" />
          Copy Link
        </button>
        <a className={menuItemClass} href="#opened">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      </Menu>
      <PauseButton moving={moving} onChange={setMoving} />
      {open && (
        <Modal labelledBy="opened-title" look={open} size="small" onClose={() => setOpen(undefined)}>
          <div className={styles.inside}>
            <h2 id="opened-title" tabIndex={-1}>
              A {open}
            </h2>
            <p>It closes with Escape, with its button, and with a press on what lies behind.</p>
            <Button look="primary" onClick={() => setOpen(undefined)}>
              Understood
            </Button>
          </div>
        </Modal>
      )}
    </div>
  );
}
