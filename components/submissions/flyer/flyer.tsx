import { useEffect, useRef, useState } from 'react';
import { FieldError } from '#components/ui/form/field-error';
import { fieldId } from '#components/ui/form/field-id.ts';
import { HiddenText } from '#components/ui/hidden-text';
import { imagesWithRole } from '#lib/uploads/image-list/image-item';
import { ImagePicker } from '../images/image-picker.tsx';
import { MissingNote } from '../images/missing-note.tsx';
import { useEventImages } from '../images/use-event-images.ts';
import { useImageUploads } from '../images/use-image-uploads.ts';
import { useUnsent } from '../images/use-unsent.ts';
import styles from './flyer.module.css';
import { FlyerPanel } from './flyer-panel.tsx';

const ID = fieldId('flyer');

/** An image of the flyer, chosen before anything is typed: it becomes the cover image, and stays in view. */
export function Flyer() {
  const { onUnsent, ...form } = useEventImages();
  const uploads = useImageUploads(form);
  const [problems, setProblems] = useState<string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  /** What takes the focus after the visitor has added or removed the flyer. */
  const focusNext = useRef<'panel' | 'picker'>(undefined);
  const [flyer] = imagesWithRole(uploads.items, 'cover');
  useUnsent(uploads, onUnsent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a flyer, or none any more
  useEffect(() => {
    const next = focusNext.current === 'panel' ? panel.current : picker.current;
    if (focusNext.current) next?.focus({ preventScroll: true });
    focusNext.current = undefined;
  }, [flyer === undefined]);

  return (
    <>
      <HiddenText>
        <span role="status">
          {flyer && 'Your flyer is the cover image. It stays above the fields while you type.'}
        </span>
      </HiddenText>
      <MissingNote
        uploads={uploads}
        advice={
          uploads.missing.cover > 0
            ? 'Choose the flyer again here, or open Images & Media to go on without.'
            : 'Open Images & Media to choose again, or to go on without.'
        }
      />
      {flyer ? (
        <>
          <div role="alert">
            {uploads.coverProblem && <FieldError id={`${ID}-former`} error={uploads.coverProblem} />}
          </div>
          <FlyerPanel
            ref={panel}
            flyer={flyer}
            online={uploads.online}
            onRetry={() => uploads.retry(flyer)}
            onRemove={() => {
              focusNext.current = 'picker';
              uploads.remove(flyer);
            }}
          />
        </>
      ) : (
        <div className={styles.offer}>
          <div role="alert">
            {problems.map((problem) => (
              <FieldError key={problem} id={ID} error={problem} />
            ))}
          </div>
          <ImagePicker
            ref={picker}
            id={ID}
            label="Start with the flyer"
            help="Take a picture of it, or choose one. It stays in view while you type, and is the cover image."
            describedBy={problems.length > 0 ? `${ID}-error` : undefined}
            onFiles={(files) => {
              focusNext.current = 'panel';
              setProblems(uploads.add('cover', files));
            }}
          />
        </div>
      )}
    </>
  );
}
