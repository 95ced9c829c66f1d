import { type DragEvent, type Ref, useState } from 'react';
import { Icon } from '#components/ui/icon';
import { IMAGE_ACCEPT } from '#lib/uploads/upload-rules';
import styles from './image-picker.module.css';

type ImagePickerProps = {
  id: string;
  /** 'Choose a cover image' */
  label: string;
  help: string;
  describedBy?: string | undefined;
  multiple?: boolean;
  /** 'more': less prominent, below an image. */
  look?: 'first' | 'more';
  ref?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
};

/** A file input in full width, which is also a drop zone. */
export function ImagePicker(props: ImagePickerProps) {
  const { id, label, help, describedBy, multiple = false, look = 'first', ref, onFiles } = props;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);

  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drop zone is an extra; the input does the same for keyboards
    <div
      className={styles.picker}
      data-look={look}
      data-over={over ? '' : undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={ref}
        id={id}
        type="file"
        accept={IMAGE_ACCEPT}
        multiple={multiple}
        className={styles.input}
        aria-describedby={[`${id}-help`, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <label className={styles.label} htmlFor={id}>
        <Icon name="image" />
        <span>{label}</span>
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
