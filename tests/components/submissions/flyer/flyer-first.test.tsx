import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { FlyerFirst } from '#components/submissions/flyer/flyer-first';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { deleteImages, loadImages } from '#lib/forms/draft-images.browser';
import { type EventFormValues, eventFormValues } from '#lib/submissions/fields/event-form-values';
import { deleteDrafts } from '../../../support/forms/drafts.ts';

// Offline, so that nothing is sent.
const online = jest.spyOn(navigator, 'onLine', 'get');

const onDevice = (isPhone: boolean) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isPhone && media === MOBILE_QUERY }) as MediaQueryList;
};

beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) => value) as typeof structuredClone;
  online.mockReturnValue(false);
  onDevice(true);
  Object.assign(URL, { createObjectURL: () => 'blob:flyer', revokeObjectURL: () => {} });
});
afterEach(async () => {
  deleteDrafts('event');
  await deleteImages('');
});
afterAll(() => online.mockRestore());

async function show(stored: Record<string, unknown> = {}) {
  let form: UseFormReturn<EventFormValues> | undefined;
  function Step() {
    form = useForm<EventFormValues>({ defaultValues: eventFormValues(stored) });
    return (
      <FormProvider {...form}>
        <FlyerFirst />
      </FormProvider>
    );
  }
  const { unmount } = render(<Step />);
  await act(async () => {});
  return { unmount, values: () => form?.getValues() };
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Start with the flyer'), { target: { files: [file] } });
// jsdom's files cannot be read.
const FLYER = Object.assign(new File(['picture'], 'flyer.jpg', { type: 'image/jpeg' }), {
  arrayBuffer: async () => new ArrayBuffer(7),
});

describe('The offer to begin with the flyer', () => {
  test('is for phones alone', async () => {
    onDevice(false);
    await show();
    expect(screen.queryByLabelText('Start with the flyer')).toBeNull();
  });

  test('leads to a picture above the fields, which takes the focus and waits on the device as cover image', async () => {
    const { values } = await show();
    choose(FLYER);
    expect(await screen.findByRole('region', { name: 'Your flyer' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'The flyer that you chose' })).toHaveAttribute(
      'src',
      'blob:flyer',
    );
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^Your flyer is the cover image\./);
    // The form is not sent without it.
    expect(values()?.unsentCovers).toBe(1);
    expect((await loadImages('')).images.map(({ id, name }) => [id.slice(0, 6), name])).toEqual([
      ['cover-', 'flyer.jpg'],
    ]);
  });

  const broken = () => {
    throw new DOMException('Broken', 'UnknownError');
  };
  test.each([
    ['is no longer on the device', undefined, /could not be loaded.*Choose the flyer again/],
    ['the device fails to give', broken, /could not be read from this device just now.*try again/],
  ])('says that a picture which %s could not be read, until the flyer is chosen again', async (...row) => {
    const [, fail, sentence] = row;
    const read = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    if (fail) read.mockImplementation(fail);
    const { values } = await show({ unsentCovers: 1 });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(values()?.unsentCovers).toBe(1);
    choose(FLYER);
    await screen.findByRole('region', { name: 'Your flyer' });
    expect(screen.queryByText(sentence)).toBeNull();
    expect(values()?.unsentCovers).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the flyer' }));
    expect(values()?.unsentCovers).toBe(0);
    read.mockRestore();
  });

  test('refuses a file of another type with the specification’s sentence', async () => {
    await show();
    choose(new File(['%PDF'], 'flyer.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid file type. Only JPEG, PNG, and WebP images are allowed.',
    );
    expect(screen.queryByRole('region', { name: 'Your flyer' })).toBeNull();
  });
});

describe('The flyer above the fields', () => {
  const coverImageUrl = `/uploads/${'a'.repeat(32)}.webp`;

  test('is the cover image that the draft has, whole and not cropped', async () => {
    await show({ coverImageUrl });
    expect(screen.getByRole('img', { name: 'The flyer that you chose' })).toHaveAttribute(
      'src',
      coverImageUrl,
    );
  });

  test('folds away and is enlarged, with buttons that say their state', async () => {
    await show({ coverImageUrl });
    const enlarge = screen.getByRole('button', { name: 'Enlarge the flyer' });
    await userEvent.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    const fold = screen.getByRole('button', { name: 'Hide the flyer' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    expect(screen.getByRole('button', { name: 'Show the flyer' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img', { name: 'The flyer that you chose' })).toBeNull();
  });

  test('is removed from the form, and the offer takes the focus again', async () => {
    const { values } = await show({ coverImageUrl, coverImageAlt: 'Drummers' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the flyer' }));
    expect(screen.getByLabelText('Start with the flyer')).toHaveFocus();
    expect(values()).toMatchObject({ coverImageUrl: '', coverImageAlt: '', unsentCovers: 0 });
  });
});
