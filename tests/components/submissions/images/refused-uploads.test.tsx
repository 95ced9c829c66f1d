import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ImagesField } from '#components/submissions/images/images-field';
import type { OnUnsent } from '#components/submissions/images/use-unsent.ts';
import { NO_ROOM } from '#lib/uploads/upload-rules';
import { startUploadServer } from '../../../support/images/upload-server.ts';

type Answer = { status: number; error: string; retryAfter: string };

let server: Awaited<ReturnType<typeof startUploadServer>>;
let answers: Answer[] = [];
let received = 0;

beforeAll(async () => {
  server = await startUploadServer((response) => {
    const answer = answers[Math.min(received, answers.length - 1)];
    received += 1;
    if (!answer) return void response.writeHead(500).end();
    const { status, error, retryAfter } = answer;
    const body = error ? { success: false, error } : { success: true, url: '/uploads/a.webp', publicId: 'a' };
    response.writeHead(status, { 'Retry-After': retryAfter }).end(JSON.stringify(body));
  });
});
afterAll(() => server.close());

beforeEach(() => {
  received = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  const { open } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    path: string | URL,
  ) {
    open.call(this, method, `${server.url}${path}`, true);
  });
});
afterEach(() => void jest.restoreAllMocks());

function chooseCover(onUnsent?: OnUnsent) {
  render(<ImagesField cover={null} additional={[]} onChange={() => {}} onUnsent={onUnsent} />);
  const file = new File(['picture'], 'drums.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Choose a cover image'), { target: { files: [file] } });
}

test('an image is sent from the bytes that were chosen, whatever has become of its file since', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = jest.spyOn(FormData.prototype, 'set');
  answers = [{ status: 200, error: '', retryAfter: '0' }];
  chooseCover();
  await screen.findByText('Waiting for the network');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  const [, image] = sent.mock.calls[0] ?? [];
  expect(image).toBeInstanceOf(Blob);
  // The browser would read a file anew.
  expect(image).not.toBeInstanceOf(File);
});

test('an image for which there is no room is not sent again by itself: the sentence says what to do', async () => {
  answers = [{ status: 507, error: NO_ROOM, retryAfter: '3600' }];
  chooseCover();
  expect(await screen.findByText(NO_ROOM)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again with Cover image' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Cover image' })).toBeInTheDocument();
  expect(received).toBe(1);
});

test('an image whose upload has failed holds the form back, but not without a connection, when it waits like others', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answers = [{ status: 507, error: NO_ROOM, retryAfter: '3600' }];
  const onUnsent = jest.fn();
  chooseCover(onUnsent);
  await waitFor(() => expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ failedCover: 1 })));
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await waitFor(() =>
    expect(onUnsent).toHaveBeenLastCalledWith(expect.objectContaining({ cover: 1, failedCover: 0 })),
  );
});

test('an image is sent again until the server is no longer busy', async () => {
  answers = [
    { status: 503, error: 'Busy', retryAfter: '0' },
    { status: 503, error: 'Busy', retryAfter: '0' },
    { status: 200, error: '', retryAfter: '0' },
  ];
  chooseCover();
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  await waitFor(() => expect(received).toBe(3));
});
