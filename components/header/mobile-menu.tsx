'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { isLightMode } from '#lib/device/light-mode.browser';
import styles from './mobile-menu.module.css';

type Panel = typeof import('#components/ui/overlay/modal').Modal;

const ID = 'navigation';
const IDLE_MS = 1000;

/**
 * The button of the navigation panel. `children` are the panel's list, with an element of the id `titleId` that
 * names it. The dialog's code comes when the page rests or a finger comes near; pressed earlier, or without a
 * script, the button opens the platform's own popover with the same list.
 */
export function MobileMenu({ titleId, children }: { titleId: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const plain = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<Panel>();
  const [open, setOpen] = useState(false);
  const [plainOpen, setPlainOpen] = useState(false);

  // Without the dialog the popover stays, which shows the same list.
  const load = () =>
    import('#components/ui/overlay/modal').then(
      ({ Modal }) => setDialog(() => Modal),
      () => {},
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page rests
  useEffect(() => {
    // Not where the button is not shown, nor ahead on a light device.
    if (!button.current?.offsetWidth || isLightMode()) return;
    const timer = setTimeout(load, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

  const show = async (event: MouseEvent) => {
    if (!Dialog && plain.current?.showPopover) return;
    event.preventDefault();
    if (!Dialog) await load();
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    plain.current?.hidePopover?.();
  };

  // Chosen first, then closed: the link has heard the press already.
  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onClick={({ target }) => target instanceof Element && target.closest('a') && close()}>
      {children}
    </div>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonClass('icon')} ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={open || plainOpen}
        popoverTarget={ID}
        onPointerEnter={load}
        onPointerDown={load}
        onFocus={load}
        onClick={show}
      >
        <Icon name="menu" />
        <HiddenText>Menu</HiddenText>
      </button>
      <div
        ref={plain}
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        className={styles.plain}
        onToggle={({ newState }) => setPlainOpen(newState === 'open')}
      >
        <Button className={styles.close} popoverTarget={ID} popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </Button>
        {!open && list}
      </div>
      {open && Dialog && (
        <Dialog labelledBy={titleId} look="panel" onClose={close}>
          {list}
        </Dialog>
      )}
    </>
  );
}
