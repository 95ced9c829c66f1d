import { useRef, useState } from 'react';
import { FieldError } from '#components/ui/form/field-error';
import { fieldId } from '#components/ui/form/field-id.ts';
import { HiddenText } from '#components/ui/hidden-text';
import { type ImageItem, type ImageRole, imagesWithRole } from '#lib/uploads/image-list/image-item';
import { groupProblem } from '#lib/uploads/image-list/image-items';
import { ImagePicker } from './image-picker.tsx';
import { ImageTile } from './image-tile.tsx';
import styles from './images-field.module.css';
import type { useImageUploads } from './use-image-uploads.ts';

type ImageGroupProps = {
  part: ImageRole;
  /** The name of the field that holds the addresses. */
  name: string;
  legend: string;
  help: string;
  /** Label of the picker, and its help once the maximum is reached. */
  picker: string;
  full: string;
  /** Maximum number of images. */
  max: number;
  altName: (index: number) => string;
  uploads: ReturnType<typeof useImageUploads>;
  /** Error of the form or of the server about these images. */
  error?: string | undefined;
};

const titleOf = (role: ImageRole, index: number) => (role === 'cover' ? 'Cover image' : `Image ${index + 1}`);

/** Announced to screen readers at each change of state; the progress bar announces percentages. */
function statusOf(items: readonly ImageItem[], role: ImageRole, online: boolean): string {
  const parts = items.map(({ state }, index) => {
    const title = titleOf(role, index);
    if (state.kind === 'waiting') return online ? '' : `${title} is waiting for the network.`;
    if (state.kind === 'arrived') return `${title} uploaded.`;
    return state.kind === 'uploading' ? `${title} is being uploaded.` : '';
  });
  return parts.filter(Boolean).join(' ');
}

/** The cover, or the other images, with the picker that adds to them. */
export function ImageGroup(props: ImageGroupProps) {
  const { part, name, legend, help, full, picker, max, altName, uploads, error } = props;
  const { online, add, remove, retry, describe } = uploads;
  const [problems, setProblems] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const items = imagesWithRole(uploads.items, part);
  const id = fieldId(name);
  const messages = [
    ...problems,
    ...(part === 'cover' ? [uploads.coverProblem] : []),
    groupProblem(items, part),
    error,
  ].filter((message) => message !== undefined);

  return (
    <fieldset className={styles.group} data-wrong={messages.length > 0 ? '' : undefined}>
      <legend className={styles.legend}>
        {legend} <span className={styles.optional}>(optional)</span>
      </legend>
      <div role="alert" className={styles.problems}>
        {messages.map((message) => (
          <FieldError key={message} id={`${id}-${messages.indexOf(message)}`} error={message} />
        ))}
      </div>
      <HiddenText>
        <span role="status">{statusOf(items, part, online)}</span>
      </HiddenText>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <ImageTile
              key={item.id}
              item={item}
              title={titleOf(part, index)}
              name={altName(index)}
              online={online}
              onDescribe={(alt) => describe(item, alt)}
              onRetry={() => retry(item)}
              onRemove={() => {
                setProblems([]);
                remove(item);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <ImagePicker
        ref={input}
        id={id}
        label={picker}
        help={items.length < max ? help : full}
        look={items.length > 0 ? 'more' : 'first'}
        describedBy={messages.length > 0 ? `${id}-0-error` : undefined}
        multiple={max > 1}
        onFiles={(files) => setProblems(add(part, files))}
      />
    </fieldset>
  );
}
