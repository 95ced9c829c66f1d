import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { DraftId } from '#components/submissions/images/draft-id.ts';
import { PendingImages } from '#components/submissions/images/pending-images';
import { deleteImages, saveImage } from '#lib/forms/draft-images.browser';
import { type EventFormValues, eventFormValues } from '#lib/submissions/fields/event-form-values';
import { fakeCanvas } from '../../../support/images/fake-canvas.ts';

// Offline, so that nothing is sent.
const online = jest.spyOn(navigator, 'onLine', 'get');
let end = () => {};
beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) => value) as typeof structuredClone;
  online.mockReturnValue(false);
});
afterEach(async () => {
  end();
  await deleteImages('a');
});
afterAll(() => online.mockRestore());

/** The review of a form that knows of one cover image that is not uploaded. */
function showReview() {
  let form: UseFormReturn<EventFormValues> | undefined;
  function Review() {
    form = useForm<EventFormValues>({ defaultValues: eventFormValues({ unsentCovers: 1 }) });
    return (
      <FormProvider {...form}>
        <DraftId value="a">
          <PendingImages />
        </DraftId>
      </FormProvider>
    );
  }
  render(<Review />);
  return { values: () => form?.getValues() };
}

test('a review says why an image that was chosen in another step can’t be opened, and where that is mended', async () => {
  end = fakeCanvas({ writes: ['image/webp'] }).restore;
  await saveImage('a', {
    id: 'cover-000-x',
    name: 'flyer.heic',
    blob: new Blob(['x'], { type: 'image/heic' }),
  });
  const { values } = showReview();
  expect(
    await screen.findByText(
      /^1 picture could not be sent\. .*This browser can’t open “flyer\.heic”\..* Try again or remove it under Images & Media\.$/,
    ),
  ).toBeVisible();
  await waitFor(() => expect(values()).toMatchObject({ unsentCovers: 1, failedCovers: 1 }));
});

test('a review of a form whose images the device fails to give says so, and does not take them for lost', async () => {
  const read = jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Broken', 'UnknownError');
  });
  end = () => read.mockRestore();
  const { values } = showReview();
  expect(
    await screen.findByText(/^1 picture that you chose could not be read from this device just now/),
  ).toBeVisible();
  expect(values()).toMatchObject({ unsentCovers: 1 });
});
