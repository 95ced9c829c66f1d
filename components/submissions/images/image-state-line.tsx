import { Icon } from '#components/ui/icon';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import type { ImageState } from '#lib/uploads/image-list/image-item';
import styles from './image-tile.module.css';

type ImageStateProps = {
  state: ImageState;
  online: boolean;
  /** 'Cover image', 'Image 2' */
  title: string;
};

/** State of an image: a progress bar while it is sent, else a few words. */
export function ImageStateLine({ state, online, title }: ImageStateProps) {
  if (state.kind === 'uploading') {
    // At 100 % all is sent, and the server still processes the image.
    const percent = Math.round(state.part * 100);
    return (
      <div className={styles.sending}>
        <progress className={styles.bar} max={100} value={percent} aria-label={`Uploading ${title}`} />
        <span aria-hidden="true">{percent < 100 ? `${percent}%` : 'Almost there'}</span>
      </div>
    );
  }
  if (state.kind === 'opening') return <LoadingNote>Opening the picture…</LoadingNote>;
  if (state.kind === 'waiting')
    return (
      <p className={styles.words}>
        <Icon name="clock" />
        {online ? 'Waiting for its turn' : 'Waiting for the network'}
      </p>
    );
  if (state.kind === 'arrived')
    return (
      <p className={styles.words} data-look="arrived">
        <Icon name="check" />
        Uploaded
      </p>
    );
  return (
    <p className={styles.words} data-look="failed">
      <Icon name="warning" />
      {state.sentence}
    </p>
  );
}
