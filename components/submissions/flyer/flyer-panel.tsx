import { type Ref, useId, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { ImageItem } from '#lib/uploads/image-list/image-item';
import { ImageStateLine } from '../images/image-state-line.tsx';
import { useLocalAddress } from '../images/use-local-address.ts';
import styles from './flyer.module.css';
import { useVisualTop } from './use-visual-top.ts';

type FlyerPanelProps = {
  ref: Ref<HTMLElement>;
  flyer: ImageItem;
  online: boolean;
  onRetry: () => void;
  onRemove: () => void;
};

/** The flyer above the fields: it stays in view while they scroll, folds away, and can be enlarged and moved about. */
export function FlyerPanel({ ref, flyer, online, onRetry, onRemove }: FlyerPanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isLarge, setIsLarge] = useState(false);
  const viewId = useId();
  const place = useVisualTop();
  const { state } = flyer;
  // What is not opened yet may be in a format that the browser can't show.
  const local = useLocalAddress(state.kind === 'opening' ? undefined : flyer.blob);
  const src = local ?? (state.kind === 'arrived' ? state.url : undefined);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Your flyer" className={styles.panel}>
      {/* Moves with the part of the page that an on-screen keyboard leaves visible. */}
      <span ref={place} hidden />
      <div className={styles.bar}>
        <Button look="quiet" aria-expanded={isOpen} aria-controls={viewId} onClick={() => setIsOpen(!isOpen)}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          {isOpen ? 'Hide' : 'Show'}
          <HiddenText> the flyer</HiddenText>
        </Button>
        {isOpen && (
          <Button look="quiet" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            <Icon name={isLarge ? 'minus' : 'plus'} />
            Enlarge
            <HiddenText> the flyer</HiddenText>
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          <Icon name="trash" />
          Remove
          <HiddenText> the flyer</HiddenText>
        </Button>
      </div>
      <section
        id={viewId}
        hidden={!isOpen}
        className={styles.view}
        data-large={isLarge || undefined}
        aria-label="Picture of the flyer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by a keyboard too
        tabIndex={0}
      >
        {/* biome-ignore lint/performance/noImgElement: a file on this device, or the upload itself */}
        {src && <img src={src} alt="The flyer that you chose" referrerPolicy="no-referrer" />}
      </section>
      {state.kind !== 'arrived' && (
        <div className={styles.state}>
          <ImageStateLine state={state} online={online} title="Cover image" />
          {state.kind === 'failed' && state.again && <Button onClick={onRetry}>Try again</Button>}
        </div>
      )}
    </section>
  );
}
