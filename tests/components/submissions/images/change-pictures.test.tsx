import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChangePictures } from '#components/submissions/images/change-pictures';

const picture = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const held = {
  coverImageUrl: picture('a'),
  coverImageAlt: 'Drummers',
  additionalImageUrls: [picture('b')],
  additionalImageAlts: [''],
};

// Without a network nothing is sent: what these tests look at is the form.
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
      <ChangePictures held={held} errors={errors}>
        <label>
          Remove the cover picture
          <input type="checkbox" name="removeCover" value="yes" />
        </label>
      </ChangePictures>
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}

test('the pictures that were handed in are there to be described and removed', async () => {
  const form = show();
  expect(listed(form)).toEqual(held);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Cover image' }));
  fireEvent.change(screen.getByLabelText(/What does image 1 show/), { target: { value: 'Dancers' } });
  expect(listed(form)).toEqual({
    ...held,
    coverImageUrl: '',
    coverImageAlt: '',
    additionalImageAlts: ['Dancers'],
  });
});

test('what was ticked before the script came counts', async () => {
  const form = show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remove the cover picture' }));
  await screen.findByLabelText('Add images');
  expect(listed(form)).toMatchObject({ coverImageUrl: '', additionalImageUrls: [picture('b')] });
});

test('a picture that is still on its way holds the form, and says so', async () => {
  const form = show();
  const picker = await screen.findByLabelText('Add images');
  fireEvent.change(picker, { target: { files: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })] } });
  await screen.findByText('Waiting for the network');
  fireEvent.submit(form);
  expect(await screen.findByText(/Wait until all images are uploaded/)).toBeInTheDocument();
  expect(picker).toHaveFocus();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ defaultPrevented: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Image 2' }));
  expect(listed(form)).toEqual(held);
});

test('what the server said of them goes once they are other ones', async () => {
  show({ cover: 'A picture is no longer here. Add it again.' });
  expect(await screen.findByText(/no longer here/)).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Image 1' })));
  expect(screen.queryByText(/no longer here/)).not.toBeInTheDocument();
});
