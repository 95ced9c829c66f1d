import { useRef, useState } from 'react';
import { FieldError } from '#components/ui/form/field-error';
import { fieldId } from '#components/ui/form/field-id.ts';
import { HiddenText } from '#components/ui/hidden-text';
import { groupProblem, type PictureItem, type PictureRole, withRole } from '#lib/uploads/picture-items';
import { PicturePicker } from './picture-picker.tsx';
import { PictureTile } from './picture-tile.tsx';
import styles from './pictures-field.module.css';
import type { usePictureUploads } from './use-picture-uploads.ts';

type PictureGroupProps = {
  part: PictureRole;
  /** The name of the field that holds the addresses. */
  name: string;
  legend: string;
  help: string;
  /** The picker's words, and those once there are as many pictures as may be. */
  picker: string;
  full: string;
  /** How many pictures there may be. */
  max: number;
  altName: (index: number) => string;
  uploads: ReturnType<typeof usePictureUploads>;
  /** What the form or the server says of these pictures. */
  error?: string | undefined;
};

const titleOf = (role: PictureRole, index: number) =>
  role === 'cover' ? 'Cover image' : `Image ${index + 1}`;

/** What a screen reader hears when something has changed; progress in percent is the bar's. */
function statusOf(items: readonly PictureItem[], role: PictureRole, online: boolean): string {
  const parts = items.map(({ state }, index) => {
    const title = titleOf(role, index);
    if (state.kind === 'waiting') return online ? '' : `${title} waits for the network.`;
    if (state.kind === 'arrived') return `${title} uploaded.`;
    return state.kind === 'uploading' ? `${title} is being uploaded.` : '';
  });
  return parts.filter(Boolean).join(' ');
}

/** The cover, or the other pictures, with the button that adds to them. */
export function PictureGroup(props: PictureGroupProps) {
  const { part, name, legend, help, full, picker, max, altName, uploads, error } = props;
  const { online, add, remove, retry, describe } = uploads;
  const [problems, setProblems] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const items = withRole(uploads.items, part);
  const id = fieldId(name);
  const said = [...problems, groupProblem(items, part), error].filter((sentence) => sentence !== undefined);

  return (
    <fieldset className={styles.group} data-wrong={said.length > 0 ? '' : undefined}>
      <legend className={styles.legend}>
        {legend} <span className={styles.optional}>(optional)</span>
      </legend>
      <div role="alert" className={styles.problems}>
        {said.map((sentence) => (
          <FieldError key={sentence} id={`${id}-${said.indexOf(sentence)}`} error={sentence} />
        ))}
      </div>
      <HiddenText>
        <span role="status">{statusOf(items, part, online)}</span>
      </HiddenText>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <PictureTile
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
      <PicturePicker
        ref={input}
        id={id}
        label={picker}
        help={items.length < max ? help : full}
        look={items.length > 0 ? 'more' : 'first'}
        describedBy={said.length > 0 ? `${id}-0-error` : undefined}
        multiple={max > 1}
        onFiles={(files) => setProblems(add(part, files))}
      />
    </fieldset>
  );
}
