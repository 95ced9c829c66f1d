import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ImagesField } from '#components/submissions/images/images-field';
import type { StoredFile } from '#lib/uploads/image-list/image-item';
import { fakeCanvas } from '../../../support/images/fake-canvas.ts';

const fileOf = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type });
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });

// Offline, so that nothing is sent: these tests are about the picker.
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  online.mockReturnValue(false);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});
afterAll(() => online.mockRestore());

function show(
  stored: StoredFile[] = [],
  cover: { url: string; alt: string } | null = null,
  unsentWords?: Record<string, string>,
  expected = { cover: 0, additional: 0 },
) {
  const files = new Map(stored.map((file) => [file.id, file]));
  const draft = {
    loadFiles: async () => ({ images: [...files.values()], isComplete: true }),
    saveFile: async (file: StoredFile) => files.set(file.id, file),
    removeFile: async (id: string) => files.delete(id),
  };
  const onChange = jest.fn();
  const onUnsent = jest.fn();
  const props = { cover, additional: [], unsentWords, expected, onChange, onUnsent, draft };
  render(<ImagesField {...props} />);
  return { files, onChange, onUnsent };
}

test('a chosen image is shown, stored on the device, and waits for the network', async () => {
  const { files, onUnsent } = show();
  choose('Choose a cover image', fileOf('drums.jpg'));
  expect(await screen.findByText('drums.jpg')).toBeInTheDocument();
  expect(screen.getByText('Waiting for the network')).toBeInTheDocument();
  expect([...files.values()]).toMatchObject([{ name: 'drums.jpg' }]);
  await waitFor(() =>
    expect(onUnsent).toHaveBeenLastCalledWith({
      cover: 1,
      additional: 0,
      failedCover: 0,
      failedAdditional: 0,
    }),
  );
});

test('a removed image is deleted from the device, and the picker takes the focus', async () => {
  const { files } = show();
  choose('Add images', fileOf('a.jpg'), fileOf('b.jpg'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Cover image' }));
  expect(screen.queryByText('a.jpg')).not.toBeInTheDocument();
  expect([...files.values()].map(({ name }) => name)).toEqual(['b.jpg']);
  expect(screen.getByLabelText('Choose another cover image')).toHaveFocus();
});

test('a sixth image and an unsupported type are refused in an alert, each with its message', async () => {
  show();
  choose('Add images', ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => fileOf(name)));
  const group = screen.getByRole('group', { name: /Additional images/ });
  expect(within(group).getByRole('alert')).toHaveTextContent(
    /You can only upload up to 4 additional images.*Not added: f/,
  );
  expect(await within(group).findAllByRole('listitem')).toHaveLength(4);
  choose('Choose another cover image', fileOf('a.gif', 'image/gif'));
  expect(within(screen.getByRole('group', { name: /Cover image/ })).getByRole('alert')).toHaveTextContent(
    'Invalid file type. Only JPEG, PNG, and WebP images are allowed.',
  );
});

describe('an image in another format than those that are sent', () => {
  let end = () => {};
  afterEach(() => end());

  test('is stored on the device as it was chosen, then as it was converted, and holds the form back from the beginning', async () => {
    end = fakeCanvas({ opens: { width: 800, height: 600 }, writes: ['image/webp'] }).restore;
    const { files, onUnsent } = show();
    await waitFor(() => expect(onUnsent).toHaveBeenCalled());
    choose('Choose a cover image', fileOf('poster.avif', 'image/avif'));
    expect(screen.getByText('Opening the picture…')).toBeVisible();
    expect([...files.values()]).toMatchObject([{ name: 'poster.avif', blob: { type: 'image/avif' } }]);
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1 }));
    expect(await screen.findByText('Waiting for the network')).toBeVisible();
    expect(screen.getByText('poster.avif')).toBeVisible();
    expect(screen.queryByText('Opening the picture…')).toBeNull();
    expect([...files.values()]).toMatchObject([{ name: 'poster.avif', blob: { type: 'image/webp' } }]);
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1 }));
  });

  test('that can’t be opened is refused with its name and what to do, and the cover image stays', async () => {
    end = fakeCanvas({ writes: ['image/webp'] }).restore;
    const { files } = show();
    choose('Choose a cover image', fileOf('drums.jpg'));
    choose('Choose another cover image', fileOf('flyer.heic', 'image/heic'));
    const alert = within(screen.getByRole('group', { name: /Cover image/ })).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        /^Error: Invalid file type\. Only JPEG, PNG, and WebP images are allowed\. This browser can’t open “flyer\.heic”\. Choose it on the phone that took it, or save it as a JPEG first\.$/,
      ),
    );
    expect(screen.getByText('drums.jpg')).toBeVisible();
    expect([...files.values()].map(({ name }) => name)).toEqual(['drums.jpg']);
  });

  test('gives way to a cover that is chosen while it is converted', async () => {
    end = fakeCanvas({ opens: { width: 800, height: 600 }, writes: ['image/webp'] }).restore;
    const { createImageBitmap: decode } = globalThis;
    let goOn = () => {};
    const isAsked = new Promise<void>((asked) => {
      globalThis.createImageBitmap = (async (...args: Parameters<typeof decode>) => {
        asked();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return decode(...args);
      }) as typeof decode;
    });
    const { files, onUnsent } = show();
    choose('Choose a cover image', fileOf('older.avif', 'image/avif'));
    await act(() => isAsked);
    choose('Choose another cover image', fileOf('newer.jpg'));
    await act(async () => goOn());
    await waitFor(() => expect([...files.values()].map(({ name }) => name)).toEqual(['newer.jpg']));
    expect(screen.getByText('newer.jpg')).toBeVisible();
    expect(screen.queryByText('older.avif')).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1 }));
  });

  test.each([
    [
      'a cover that waits',
      null,
      { id: 'cover-000-a', name: 'drums.jpg', blob: new Blob(['a'], { type: 'image/jpeg' }) },
    ],
    [
      'a cover that is uploaded',
      { url: '/uploads/drums.webp', alt: 'Drummers' },
      { id: 'cover-000-a', name: 'drums.jpg', blob: new Blob(['a']), url: '/uploads/drums.webp' },
    ],
  ])(
    'that can’t be opened leaves %s in its place also when the step is left meanwhile',
    async (_, cover, stored) => {
      end = fakeCanvas({ writes: ['image/webp'] }).restore;
      const { files, onChange } = show([stored], cover, undefined, { cover: cover ? 0 : 1, additional: 0 });
      expect(await screen.findByText('drums.jpg')).toBeVisible();
      choose('Choose another cover image', fileOf('flyer.heic', 'image/heic'));
      expect(screen.getByText('Opening the picture…')).toBeVisible();
      expect([...files.values()].map(({ name }) => name)).toEqual(['drums.jpg', 'flyer.heic']);
      const form = onChange.mock.lastCall?.[0] ?? { cover };
      expect(form.cover).toEqual(cover);
      cleanup();
      const again = show([...files.values()], form.cover, undefined, { cover: 1, additional: 0 });
      expect(await screen.findByText(/This browser can’t open “flyer\.heic”/)).toBeVisible();
      expect(screen.getByText('drums.jpg')).toBeVisible();
      expect([...again.files.values()].map(({ name }) => name)).toEqual(['drums.jpg']);
    },
  );

  test('that is opened takes the place of an uploaded cover, on the device and in the form', async () => {
    end = fakeCanvas({ opens: { width: 800, height: 600 }, writes: ['image/webp'] }).restore;
    const url = '/uploads/drums.webp';
    const stored = { id: 'cover-000-a', name: 'drums.jpg', blob: new Blob(['a']), url };
    const { files, onChange } = show([stored], { url, alt: '' });
    expect(await screen.findByText('drums.jpg')).toBeVisible();
    choose('Choose another cover image', fileOf('poster.avif', 'image/avif'));
    expect(await screen.findByText('Waiting for the network')).toBeVisible();
    expect([...files.values()].map(({ name }) => name)).toEqual(['poster.avif']);
    expect(onChange).toHaveBeenLastCalledWith({ cover: null, additional: [] });
  });

  test('that can’t be opened says so also to who left the step meanwhile, and comes back', async () => {
    end = fakeCanvas({ writes: ['image/webp'] }).restore;
    const { files } = show();
    choose('Choose a cover image', fileOf('flyer.heic', 'image/heic'));
    cleanup();
    const { onUnsent } = show([...files.values()], null, undefined, { cover: 1, additional: 0 });
    expect(await screen.findByText(/This browser can’t open “flyer\.heic”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    await waitFor(() =>
      expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1, failedCover: 1 })),
    );
  });
});

/** A file that can no longer be read once it was changed on the device. */
function changingFile(name: string) {
  const file = fileOf(name);
  const read = file.arrayBuffer.bind(file);
  let isChanged = false;
  file.arrayBuffer = async () => {
    if (isChanged) throw new DOMException('The file was changed', 'NotReadableError');
    return read();
  };
  return {
    file,
    change: () => {
      isChanged = true;
    },
  };
}

test('an image that can’t be read says so, asks to choose it again, and is no image to wait for', async () => {
  const { onUnsent } = show();
  const { file, change } = changingFile('drums.jpg');
  change();
  choose('Choose a cover image', file);
  expect(await screen.findByText('This picture can’t be read any more. Choose it again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await waitFor(() =>
    expect(onUnsent).toHaveBeenLastCalledWith({
      cover: 1,
      additional: 0,
      failedCover: 1,
      failedAdditional: 0,
    }),
  );
});

test('an image that was chosen before and can’t be loaded is asked for again, and is no image to wait for', async () => {
  const stored = { id: 'additional-000-x', name: 'a.jpg', blob: new Blob(['a']) };
  const { onUnsent } = show([stored], { url: '/uploads/cover.webp', alt: '' }, undefined, {
    cover: 0,
    additional: 2,
  });
  expect(await screen.findByText(/^1 picture that you chose could not be loaded/)).toBeVisible();
  expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 0, additional: 1 }));
});

describe('A device that takes long to give the images that were chosen before', () => {
  const STILL = /still being read from this device\. Nothing is sent without/;

  /** The field of a form that knows of such images; the device gives them with `answer`. */
  function showSlow(stored: StoredFile[], expected: { cover: number; additional: number }, unsentWords = {}) {
    const files = new Map(stored.map((file) => [file.id, file]));
    let answer = () => {};
    let seemSlow = () => {};
    const draft = {
      loadFiles: (onSlow: () => void) =>
        new Promise<{ images: StoredFile[]; isComplete: boolean }>((resolve) => {
          seemSlow = onSlow;
          answer = () => resolve({ images: [...files.values()], isComplete: true });
        }),
      saveFile: async (file: StoredFile) => files.set(file.id, file),
      removeFile: async (id: string) => files.delete(id),
    };
    const [onChange, onUnsent] = [jest.fn(), jest.fn()];
    const props = { cover: null, additional: [], unsentWords, expected, onChange, onUnsent, draft };
    render(<ImagesField {...props} />);
    act(() => seemSlow());
    return { files, onChange, onUnsent, answer: () => act(async () => answer()) };
  }
  const old = { id: 'cover-000-old', name: 'old.jpg', blob: new Blob(['old']) };
  const unsent = { cover: 0, additional: 0, failedCover: 0, failedAdditional: 0 };

  test('is said to, and none of them counts as missing until it has answered', async () => {
    const { onUnsent, answer } = showSlow([old], { cover: 1, additional: 0 });
    expect(screen.getByText(STILL)).toHaveTextContent(/^1 picture that you chose is still/);
    expect(onUnsent).not.toHaveBeenCalled();
    await answer();
    expect(screen.getByText('old.jpg')).toBeVisible();
    expect(screen.queryByText(STILL)).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith({ ...unsent, cover: 1 });
  });

  test('keeps them beside one that is chosen meanwhile, with what was typed for each', async () => {
    const stored = { id: 'additional-000-old', name: 'old.jpg', blob: new Blob(['old']) };
    const { onChange, onUnsent, answer } = showSlow(
      [stored],
      { cover: 0, additional: 1 },
      { [stored.id]: 'Flags' },
    );
    choose('Choose a cover image', fileOf('drums.jpg'));
    expect(onUnsent).toHaveBeenLastCalledWith({ ...unsent, cover: 1, additional: 1 });
    fireEvent.change(screen.getByLabelText(/What does the cover image show/), {
      target: { value: 'Drummers' },
    });
    const { unsentWords } = onChange.mock.lastCall?.[0] ?? {};
    expect(Object.values(unsentWords)).toEqual(['Flags', 'Drummers']);
    await answer();
    expect(screen.getByLabelText(/What does the cover image show/)).toHaveValue('Drummers');
    expect(screen.getByLabelText(/What does image 1 show/)).toHaveValue('Flags');
    expect(onUnsent).toHaveBeenLastCalledWith({ ...unsent, cover: 1, additional: 1 });
  });

  test('gives up a stored cover for the one that is chosen meanwhile', async () => {
    const { files, onUnsent, answer } = showSlow([old], { cover: 1, additional: 0 });
    choose('Choose a cover image', fileOf('drums.jpg'));
    await answer();
    expect(screen.getByText('drums.jpg')).toBeVisible();
    expect(screen.queryByText('old.jpg')).toBeNull();
    expect([...files.values()].map(({ name }) => name)).toEqual(['drums.jpg']);
    expect(onUnsent).toHaveBeenLastCalledWith({ ...unsent, cover: 1 });
  });

  test('holds nothing back once the visitor goes on without them, and they do not come back', async () => {
    const { files, onUnsent, answer } = showSlow([old], { cover: 1, additional: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Go on without' }));
    expect(screen.queryByText(STILL)).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith(unsent);
    await answer();
    expect(screen.queryByText('old.jpg')).toBeNull();
    expect(files.size).toBe(0);
  });

  test('is not waited for by a form that knows of no such images', async () => {
    const { answer, onUnsent } = showSlow([], { cover: 0, additional: 0 });
    expect(screen.queryByText(STILL)).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith(unsent);
    choose('Choose a cover image', fileOf('drums.jpg'));
    await answer();
    expect(screen.getAllByText('drums.jpg')).toHaveLength(1);
  });
});

describe('A device that fails to give the images that were chosen before', () => {
  const FAILED = /could not be read from this device just now\. Nothing is sent without it/;
  const old = { id: 'cover-000-old', name: 'old.jpg', blob: new Blob(['old']) };

  /** The field of a form that knows of one; the device fails until `mend`. */
  async function showBroken() {
    const files = new Map<string, StoredFile>();
    let isBroken = true;
    const draft = {
      loadFiles: async () => {
        if (isBroken) throw new DOMException('Broken', 'UnknownError');
        return { images: [...files.values(), old], isComplete: true };
      },
      saveFile: async (file: StoredFile) => files.set(file.id, file),
      removeFile: async (id: string) => files.delete(id),
    };
    const [onChange, onUnsent] = [jest.fn(), jest.fn()];
    const expected = { cover: 1, additional: 0 };
    render(<ImagesField {...{ cover: null, additional: [], expected, onChange, onUnsent, draft }} />);
    await screen.findByText(FAILED);
    const mend = () => {
      isBroken = false;
    };
    return { mend, onUnsent };
  }

  test('is said to, and asked again, and has lost none of them', async () => {
    const { mend, onUnsent } = await showBroken();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(onUnsent).not.toHaveBeenCalled();
    mend();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('old.jpg')).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1 }));
  });

  test('is said to until the image is chosen again', async () => {
    const { onUnsent } = await showBroken();
    choose('Choose a cover image', fileOf('drums.jpg'));
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(await screen.findByText('drums.jpg')).toBeVisible();
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1 }));
  });

  test('holds nothing back once the visitor goes on without them', async () => {
    const { onUnsent } = await showBroken();
    fireEvent.click(screen.getByRole('button', { name: 'Go on without' }));
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 0 }));
  });
});

test('images that could not be loaded are missing until as many are chosen again', async () => {
  const { onUnsent } = show([], { url: '/uploads/cover.webp', alt: '' }, undefined, {
    cover: 0,
    additional: 2,
  });
  await screen.findByText(/^2 pictures that you chose could not be loaded/);
  choose('Add images', fileOf('a.jpg'));
  expect(await screen.findByText(/^1 picture that you chose could not be loaded/)).toBeVisible();
  choose('Add images', fileOf('b.jpg'));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ additional: 2 }));
});

test('an image that waits for the network is said to be kept', async () => {
  show();
  choose('Add images', fileOf('a.jpg'));
  expect(await screen.findByText(/^There is no connection\. Your pictures are kept here/)).toBeVisible();
});

test('an image stored on the device is restored after a reload', async () => {
  show([{ id: 'additional-000-x', name: 'kept.jpg', blob: new Blob(['picture']) }]);
  expect(await screen.findByText('kept.jpg')).toBeInTheDocument();
});

test('the description of an image that is not uploaded is reported, and restored after a reload', async () => {
  const { onChange, files } = show();
  choose('Choose a cover image', fileOf('drums.jpg'));
  fireEvent.change(await screen.findByLabelText(/What does the cover image show/), {
    target: { value: 'Drummers' },
  });
  const [id = ''] = files.keys();
  expect(onChange).toHaveBeenLastCalledWith({
    cover: null,
    additional: [],
    unsentWords: { [id]: 'Drummers' },
  });

  cleanup();
  show([...files.values()], null, { [id]: 'Drummers' });
  expect(await screen.findByLabelText(/What does the cover image show/)).toHaveValue('Drummers');
});

test('the description of an uploaded image is reported to the form', async () => {
  const { onChange } = show([], { url: 'https://pictures.example/1.webp', alt: '' });
  const field = await screen.findByLabelText(/What does the cover image show/);
  fireEvent.change(field, { target: { value: 'Drummers' } });
  expect(onChange).toHaveBeenLastCalledWith({
    cover: { url: 'https://pictures.example/1.webp', alt: 'Drummers' },
    additional: [],
  });
});
