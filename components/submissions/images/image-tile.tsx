import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/form/text-field';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { ImageItem } from '#lib/uploads/image-list/image-item';
import { ImagePreview } from './image-preview.tsx';
import { ImageStateLine } from './image-state-line.tsx';
import styles from './image-tile.module.css';

type ImageTileProps = {
  item: ImageItem;
  /** 'Cover image', 'Image 2' */
  title: string;
  /** The name of the field for its description. */
  name: string;
  online: boolean;
  onDescribe: (alt: string) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** One chosen image: preview, state of its upload, and the field for its description. */
export function ImageTile(props: ImageTileProps) {
  const { item, title, name, online, onDescribe, onRetry, onRemove } = props;
  return (
    <li className={styles.tile} data-state={item.state.kind}>
      <ImagePreview item={item} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <strong>{title}</strong>
          {item.name && <span>{item.name}</span>}
        </p>
        <ImageStateLine state={item.state} online={online} title={title} />
        <div className={styles.actions}>
          {item.state.kind === 'failed' && item.state.again && (
            <Button onClick={onRetry}>
              <Icon name="refresh" />
              Try again
              <HiddenText> with {title}</HiddenText>
            </Button>
          )}
          <Button look="quiet" onClick={onRemove}>
            <Icon name="trash" />
            Remove
            <HiddenText> {title}</HiddenText>
          </Button>
        </div>
      </div>
      <div className={styles.description}>
        <TextField
          name={name}
          label={`What does ${title === 'Cover image' ? 'the cover image' : title.toLowerCase()} show?`}
          optional
          help="For people who cannot see it, like “Drummers in the main street of Dangriga”."
          value={item.alt}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onDescribe(target.value)}
        />
      </div>
    </li>
  );
}
