import { FormNote } from '#components/ui/form/form-note';
import { pluralize } from '#lib/text/pluralize';
import type { ImageItem } from '#lib/uploads/image-list/image-item';
import { MissingNote } from './missing-note.tsx';
import { useEventImages } from './use-event-images.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { useUnsent } from './use-unsent.ts';

const WHERE_TO_MEND = 'Try again or remove it under Images & Media.';

/** Why images were refused; of the others, another try says more. */
const reasonsOf = (unsent: readonly ImageItem[]) =>
  new Set(unsent.flatMap(({ state }) => (state.kind === 'failed' && !state.again ? [state.sentence] : [])));

/** What is said of images that are not uploaded yet. */
function wordsOf(unsent: readonly ImageItem[], online: boolean): string {
  const what = pluralize(unsent.length, 'picture');
  if (unsent.some(({ state }) => state.kind === 'failed'))
    return [`${what} could not be sent.`, ...reasonsOf(unsent), WHERE_TO_MEND].join(' ');
  if (online) return `${what} on the way. You can submit when all have arrived.`;
  return `${what} kept on this device until you are back online, and then sent. You can also remove them under Images & Media.`;
}

/** In the review: goes on uploading the images that were chosen without a connection, and says so. */
export function PendingImages() {
  const { onUnsent, ...images } = useEventImages();
  const uploads = useImageUploads(images);
  const unsent = useUnsent(uploads, onUnsent);
  return (
    <>
      <MissingNote uploads={uploads} advice="Open Images & Media to choose again, or to go on without." />
      <div role="status">
        {uploads.coverProblem && (
          <FormNote>{uploads.coverProblem} The cover image is the one before it.</FormNote>
        )}
        {unsent.length > 0 && <FormNote>{wordsOf(unsent, uploads.online)}</FormNote>}
      </div>
    </>
  );
}
