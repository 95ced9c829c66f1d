import { type PointerEvent, type RefObject, useRef } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { isHeaderHiddenAfterPull, pullThreshold } from '#lib/device/pull-handle';
import styles from './pull-handle.module.css';

// Smaller movements of a finger are a tap.
const TAP_MAX_PX = 6;

type PullHandleProps = {
  /** Whether the handle is visible; keyboards and screen readers reach it at any time. */
  shown: boolean;
  /** Whether the header is hidden. */
  hidden: boolean;
  /** The header, which follows the drag. */
  header: RefObject<HTMLElement | null>;
  onTouch: () => void;
  onChange: (hidden: boolean) => void;
};

/** A handle that drags the header down or up; also a button, for those who cannot drag. */
export function PullHandle({ shown, hidden, header, onTouch, onChange }: PullHandleProps) {
  const startY = useRef<number>(undefined);
  const dragged = useRef(false);

  const follow = (distance?: number) => {
    header.current?.toggleAttribute('data-pulled', distance !== undefined);
    header.current?.style.setProperty('--pull', `${distance ?? 0}px`);
  };

  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    startY.current = event.clientY;
    dragged.current = false;
    onTouch();
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (startY.current === undefined) return;
    const distance = clientY - startY.current;
    dragged.current ||= Math.abs(distance) > TAP_MAX_PX;
    follow(distance);
  };
  const letGo = () => {
    startY.current = undefined;
    follow();
  };
  const drop = ({ clientY }: PointerEvent) => {
    if (startY.current === undefined) return;
    const distance = clientY - startY.current;
    letGo();
    onChange(isHeaderHiddenAfterPull(hidden, distance, pullThreshold(navigator.userAgent)));
  };

  return (
    <button
      type="button"
      data-handle=""
      data-shown={shown || undefined}
      className={styles.handle}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={letGo}
      onClick={({ detail }) => {
        // `detail` is 0 for a click by keyboard or screen reader.
        if (!dragged.current || detail === 0) onChange(!hidden);
        dragged.current = false;
      }}
    >
      <HiddenText>{hidden ? 'Show menu bar' : 'Hide menu bar'}</HiddenText>
    </button>
  );
}
