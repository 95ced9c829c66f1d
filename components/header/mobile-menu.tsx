'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import { isLightMode } from '#lib/device/light-mode.browser';
import { onceTouched } from '#lib/device/triggers.browser';
import styles from './mobile-menu.module.css';

type ModalComponent = typeof import('#components/ui/overlay/modal').Modal;

const ID = 'navigation';

/**
 * The button of the navigation panel. `children` are the panel's list, with an element of the id `titleId` that
 * names it. The dialog's code is loaded once the page is touched or the button is pointed at; pressed earlier, or without
 * JavaScript, the button opens a native popover with the same list. Decision 8 says why.
 */
export function MobileMenu({ titleId, children }: { titleId: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ModalComponent>();
  const [open, setOpen] = useState(false);
  const [popoverOpen, setPopoverOpen] = useState(false);

  // If loading fails, the popover with the same list is used.
  const load = () =>
    import('#components/ui/overlay/modal').then(
      ({ Modal }) => setDialog(() => Modal),
      () => {},
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the first touch of the page
  useEffect(() => {
    // Not loaded ahead where the button is not displayed, nor in light mode.
    if (!button.current?.offsetWidth || isLightMode()) return;
    return onceTouched(load);
  }, []);

  // The dialog closes by itself.
  useBackCloses(popoverOpen, () => popover.current?.hidePopover?.());

  const show = async (event: MouseEvent) => {
    // The second half of a double click would close the popover.
    if (event.detail > 1) return event.preventDefault();
    if (!Dialog && popover.current?.showPopover) return;
    event.preventDefault();
    if (!Dialog) await load();
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    popover.current?.hidePopover?.();
  };

  // Closed by bubbling, after the link has handled the click.
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
        aria-expanded={open || popoverOpen}
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
        ref={popover}
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        className={styles.plain}
        onToggle={({ newState }) => setPopoverOpen(newState === 'open')}
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
