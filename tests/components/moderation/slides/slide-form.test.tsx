import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsLink } from '#components/moderation/slides/results-link';
import { SlideForm } from '#components/moderation/slides/slide-form';
import { SlideList } from '#components/moderation/slides/slide-list';
import { SLIDE_LIMITS, valuesOfApplication } from '#lib/submissions/slides/slide-booking';
import { notOpened, WRONG_TYPE } from '#lib/uploads/upload-rules';
import { startUploadServer } from '../../../support/images/upload-server.ts';

const UPLOADED = `/uploads/${'a'.repeat(32)}.webp`;
const BAKERY = { name: 'Sample Bakery', url: 'https://bakery.example.com/' };

const renderForm = (mailTo?: string) =>
  render(
    <SlideForm
      action="/api/moderate/slides"
      hidden={{ application: 'one' }}
      values={valuesOfApplication(BAKERY, '2026-11-25')}
      limits={SLIDE_LIMITS}
      mailTo={mailTo}
      submit="Book it"
      backHref="/moderate/slides"
    />,
  );
const sentBy = (container: HTMLElement) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));

test('the form of a booking is filled in from the application, and names no picture by itself', () => {
  const { container } = renderForm('baker@example.com');
  expect(sentBy(container)).toEqual({
    application: 'one',
    firstDay: '2026-11-26',
    lastDay: '2026-12-02',
    title: 'Sample Bakery',
    description: '',
    url: 'https://bakery.example.com/',
    alt: '',
    paid: 'yes',
    mail: 'yes',
  });
  expect(within(screen.getByRole('group', { name: 'Picture' })).getAllByRole('radio')).toHaveLength(5);
});

test('the form offers no mail where there is no address', () => {
  renderForm();
  expect(screen.queryByRole('checkbox', { name: /^Email the link/ })).not.toBeInTheDocument();
});

test('without an application the form asks for an address, and says how long it is kept', () => {
  render(
    <SlideForm
      action="/api/moderate/slides"
      hidden={{}}
      values={valuesOfApplication(undefined, '2026-11-25')}
      limits={SLIDE_LIMITS}
      emailDays={90}
      submit="Book it"
      backHref="/moderate/slides"
    />,
  );
  const email = screen.getByLabelText('Advertiser’s email (optional)');
  expect(email).toHaveAccessibleDescription(/deleted 90 days after the end/);
  expect(email).not.toBeRequired();
});

test('what is wrong is said beside its field, and what was filled in stays', async () => {
  window.fetch = async () =>
    ({
      ok: false,
      redirected: false,
      json: async () => ({
        error: 'Choose a picture',
        fields: { image: 'Choose a picture', alt: 'Say what' },
      }),
    }) as Response;
  renderForm();
  await userEvent.type(screen.getByLabelText('Description'), 'Bread.');
  await userEvent.click(screen.getByRole('button', { name: 'Book it' }));
  const problems = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(
    within(problems)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a picture', 'Say what']);
  expect(screen.getByLabelText('What the picture shows')).toHaveAccessibleDescription(/Say what/);
  expect(screen.getByLabelText('Description')).toHaveValue('Bread.');
});

describe('A picture of their own', () => {
  let server: Awaited<ReturnType<typeof startUploadServer>>;
  beforeAll(async () => {
    server = await startUploadServer((response) =>
      response.writeHead(200).end(JSON.stringify({ success: true, url: UPLOADED, publicId: 'a' })),
    );
    const { open } = XMLHttpRequest.prototype;
    jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
      this: XMLHttpRequest,
      method: string,
      path: string | URL,
    ) {
      open.call(this, method, `${server.url}${path}`, true);
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.close();
  });
  const choose = (type: string) =>
    fireEvent.change(screen.getByLabelText('Upload their own picture'), {
      target: { files: [new File(['picture'], 'shop', { type })] },
    });

  test('is uploaded at once, and chosen', async () => {
    const { container } = renderForm();
    choose('image/jpeg');
    expect(await screen.findByRole('radio', { name: 'Uploaded picture' })).toBeChecked();
    expect(sentBy(container)).toMatchObject({ image: UPLOADED });
  });

  test('of another type is refused in words, and nothing is sent', () => {
    const { container } = renderForm();
    choose('image/gif');
    expect(screen.getByText(WRONG_TYPE)).toBeVisible();
    expect(sentBy(container)).not.toHaveProperty('image');
  });

  test('that the browser can’t open is refused with its name and what to do', async () => {
    const { container } = renderForm();
    choose('image/heic');
    expect(await screen.findByText(notOpened('shop'))).toBeVisible();
    expect(sentBy(container)).not.toHaveProperty('image');
  });
});

test('the link to the results is marked where it cannot be copied', async () => {
  render(<ResultsLink url="https://guide.example/results/abc" />);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Selected: copy it now')).toBeVisible();
  expect(screen.getByLabelText('Private link to its results')).toHaveValue(
    'https://guide.example/results/abc',
  );
});

test('a list of slides says how many there are, and how often each was shown and pressed', () => {
  const row = {
    id: 'a',
    href: '/moderate/slides/a',
    title: 'Sample Bakery',
    thumbnail: '',
    days: 'Wed 25 Nov 2026',
    badge: 'Sponsored',
    shown: 1_234,
    pressed: 1,
  };
  render(<SlideList id="running" title="Running" empty="None today." rows={[row]} />);
  const list = screen.getByRole('region', { name: 'Running 1' });
  expect(within(list).getByText('Shown 1,234 times, clicked 1 time')).toBeVisible();
  expect(within(list).queryByText('None today.')).not.toBeInTheDocument();
});
