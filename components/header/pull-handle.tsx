import { type PointerEvent, type RefObject, useRef } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { isHeaderHiddenAfterPull, pullThreshold } from '#lib/device/pull-handle';
import styles from './pull-handle.module.css';

// A finger is never quite still; less than this is a tap.
const STILL_PX = 6;

type PullHandleProps = {
  /** Whether the handle is to be seen; the keyboard and screen readers find it at any time. */
  shown: boolean;
  /** Whether the header is hidden. */
  hidden: boolean;
  /** Follows the finger. */
  header: RefObject<HTMLElement | null>;
  onTouch: () => void;
  onChange: (hidden: boolean) => void;
};

/** Pulls the header down and pushes it up; also a button, for whoever cannot drag. */
export function PullHandle({ shown, hidden, header, onTouch, onChange }: PullHandleProps) {
  const from = useRef<number>(undefined);
  const dragged = useRef(false);

  const follow = (distance?: number) => {
    header.current?.toggleAttribute('data-pulled', distance !== undefined);
    header.current?.style.setProperty('--pull', `${distance ?? 0}px`);
  };

  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    from.current = event.clientY;
    dragged.current = false;
    onTouch();
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (from.current === undefined) return;
    const distance = clientY - from.current;
    dragged.current ||= Math.abs(distance) > STILL_PX;
    follow(distance);
  };
  const letGo = () => {
    from.current = undefined;
    follow();
  };
  const drop = ({ clientY }: PointerEvent) => {
    if (from.current === undefined) return;
    const distance = clientY - from.current;
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
        // A click without a count came from a key, or from a screen reader.
        if (!dragged.current || detail === 0) onChange(!hidden);
        dragged.current = false;
      }}
    >
      <HiddenText>{hidden ? 'Show menu bar' : 'Hide menu bar'}</HiddenText>
    </button>
  );
}
