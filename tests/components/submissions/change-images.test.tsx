import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ChangeImages } from '#components/submissions/change-images';

const image = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const held = {
  coverImageUrl: image('a'),
  coverImageAlt: 'Drummers',
  additionalImageUrls: [image('b')],
  additionalImageAlts: [''],
};

// Offline, so that nothing is sent: these tests are about the form.
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  online.mockReturnValue(false);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView = jest.fn();
});
afterAll(() => online.mockRestore());

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const listed = (form: HTMLFormElement) => JSON.parse(String(new FormData(form).get('pictures')));

function show(errors = {}) {
  const { container } = render(
    <form onSubmit={onSubmit}>
      <ChangeImages held={held} errors={errors}>
        <label>
          Remove the cover picture
          <input type="checkbox" name="removeCover" value="yes" />
        </label>
      </ChangeImages>
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

test('the images of a submission can be described and removed in its correction, and another is the cover then', async () => {
  const form = show();
  expect(listed(form)).toEqual(held);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Cover image' }));
  fireEvent.change(screen.getByLabelText(/What does the cover image show/), { target: { value: 'Dancers' } });
  expect(listed(form)).toEqual({
    coverImageUrl: image('b'),
    coverImageAlt: 'Dancers',
    additionalImageUrls: [],
    additionalImageAlts: [],
  });
});

test('a checkbox that was checked before hydration removes its image', async () => {
  const form = show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remove the cover picture' }));
  await screen.findByLabelText('Add images');
  expect(listed(form)).toMatchObject({ coverImageUrl: '', additionalImageUrls: [image('b')] });
});

test('a correction is not sent while an image upload is incomplete, and a message says so', async () => {
  const form = show();
  const picker = await screen.findByLabelText('Add images');
  fireEvent.change(picker, { target: { files: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })] } });
  await screen.findByText('Waiting for the network');
  // The form hears of the upload a moment after it is shown.
  await waitFor(() => {
    fireEvent.submit(form);
    expect(screen.getByText(/Wait until all images are uploaded/)).toBeInTheDocument();
  });
  expect(picker).toHaveFocus();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ defaultPrevented: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Image 2' }));
  expect(listed(form)).toEqual(held);
});

test('an error of the server about the images is removed when the images change', async () => {
  show({ cover: 'A picture is no longer here. Add it again.' });
  expect(await screen.findByText(/no longer here/)).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Image 1' })));
  expect(screen.queryByText(/no longer here/)).not.toBeInTheDocument();
});
