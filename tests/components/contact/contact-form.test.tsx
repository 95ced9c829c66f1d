import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '#components/contact/contact-form';
import { loadDrafts, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';
import { installWebLocks, lockInOtherTab, removeWebLocks } from '../../support/jsdom/web-locks.ts';
import { SOME_CONTACT } from '../../support/submissions/some-contact.ts';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

const THANKS = "Thank you for your message! We'll get back to you within 24-48 hours via email or WhatsApp.";
const FAILURE = 'Failed to send message. Please try again later or contact us directly via WhatsApp.';
const MESSAGE = {
  name: 'Marva',
  email: 'marva@example.bz',
  phone: '',
  subject: 'Fiesta',
  message: 'The fiesta moved to Sunday.',
};

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill(values: Partial<typeof MESSAGE> = MESSAGE) {
  for (const [name, value] of Object.entries(values)) {
    const control = field(new RegExp(`^${name}`, 'i'));
    await userEvent.clear(control);
    if (value) await userEvent.type(control, value);
  }
}

/** The error of a field. */
const wrong = (name: string) => {
  const control = field(new RegExp(`^${name}`, 'i'));
  return control.getAttribute('aria-invalid') === 'true'
    ? document
        .getElementById(control.getAttribute('aria-describedby') ?? '')
        ?.textContent?.replace('Error: ', '')
    : undefined;
};

/** Shows the form as it is before hydration, with what is typed into it, and hydrates it. */
function hydrateTyped(typed: Partial<typeof MESSAGE>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm contact={SOME_CONTACT} />);
  for (const [name, value] of Object.entries(typed))
    fireEvent.input(field(new RegExp(`^${name}`, 'i')), { target: { value } });
  render(<ContactForm contact={SOME_CONTACT} />, { container, hydrate: true });
}

afterEach(() => {
  deleteDrafts('contact');
  window.localStorage.clear();
});

test('the contact form is validated on submit, and a summary with the focus links to each invalid field', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  render(<ContactForm contact={SOME_CONTACT} />);
  await press('Send Message');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  const sentences = ['Name is required', 'Email is required', 'Subject is required', 'Message is required'];
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sentences);
  expect(['name', 'email', 'phone', 'subject', 'message'].map(wrong)).toEqual([
    ...sentences.slice(0, 2),
    undefined,
    ...sentences.slice(2),
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Subject is required' }));
  expect(field('Subject')).toHaveFocus();
  await userEvent.keyboard('Fiesta');
  expect(screen.queryByRole('link', { name: 'Subject is required' })).toBeNull();
  expect(sent).toEqual([]);
});

test('a field that only the server refuses is in the summary too, beside the message about the failure', async () => {
  fakeFetch({ status: 400, body: { error: 'No', fields: { subject: 'Subject is too odd' } } });
  render(<ContactForm contact={SOME_CONTACT} />);
  await fill();
  await press('Send Message');
  expect(await screen.findByRole('link', { name: 'Subject is too odd' })).toBeVisible();
  expect(document.body).toHaveTextContent(FAILURE);
});

test.each([
  ['email', 'marva', 'Please enter a valid email address'],
  ['phone', '12-34', 'Please enter a valid phone number (e.g. +501-123-4567)'],
  ['message', 'Too short', 'Message must be at least 10 characters long'],
])(
  'an invalid %s has its message, which is removed when the field is edited',
  async (name, value, sentence) => {
    fakeFetch({ body: { message: 'Thank you' } });
    render(<ContactForm contact={SOME_CONTACT} />);
    await fill({ ...MESSAGE, [name]: value });
    await press('Send Message');
    await waitFor(() => expect(wrong(name)).toBe(sentence));
    await userEvent.type(field(new RegExp(`^${name}`, 'i')), '5');
    expect(wrong(name)).toBeUndefined();
  },
);

test.each([
  [SOME_CONTACT, 'write to us by email or WhatsApp, as given in this section, or load the page again'],
  [{}, 'If it stays like this, load the page again or use another browser.'],
])(
  'a form whose script does not come says how else to write, with the contact %j',
  async (contact, words) => {
    const { container } = render(<ContactForm contact={contact} />);
    expect(container).toHaveTextContent(words);
    // A style sheet shows it where the form is used without being live.
    expect(container.querySelector('form')).not.toHaveAttribute('data-live');
    await userEvent.click(field('Name'));
    await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-live'));
  },
);

test('a message is sent without the honeypot, and its confirmation has the private link and offers an empty form', async () => {
  const sent = fakeFetch({
    body: { message: 'Thank you', reference: 'BC-7K4M-92QX', statusUrl: '/status/abc' },
  });
  render(<ContactForm contact={SOME_CONTACT} />);
  await fill();
  await press('Send Message');
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check on your message' })).toHaveAttribute('href', '/status/abc');
  expect(sent).toEqual([
    { path: '/api/contact', key: expect.stringMatching(/^[\da-f-]{36}$/), body: MESSAGE },
  ]);
  expect(latestDraft('contact')).toBeUndefined();

  await press('Send Another Message');
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Name')).toHaveFocus();
  expect(field('Message')).toHaveValue('');
  await fill({ ...MESSAGE, subject: 'Another' });
  await press('Send Message');
  await screen.findByText(THANKS);
  expect(sent[1]?.body).toMatchObject({ subject: 'Another' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a failure is shown in an alert, and the form stays filled', async () => {
  const sent = fakeFetch(
    { status: 500, body: { error: 'The disk is full of fish' } },
    { body: { message: 'Thank you' } },
  );
  render(<ContactForm contact={SOME_CONTACT} />);
  await fill();
  await press('Send Message');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
  expect(field('Message')).toHaveValue(MESSAGE.message);
  await press('Send Message');
  await screen.findByText(THANKS);
  expect(sent[1]).toEqual(sent[0]);
});

test('a message with a filled honeypot is ignored without a message', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  const { container } = render(<ContactForm contact={SOME_CONTACT} />);
  await fill();
  const honeypot = container.querySelector<HTMLInputElement>('[name="note"]');
  if (honeypot) honeypot.value = 'cheap pills';
  await press('Send Message');
  await act(async () => {});
  expect(sent).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(THANKS)).toBeNull();
});

test('an unsent message is stored on the device and restored on the next page', async () => {
  const { unmount } = render(<ContactForm contact={SOME_CONTACT} />);
  await fill({ subject: 'Fiesta' });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  render(<ContactForm contact={SOME_CONTACT} />);
  await userEvent.click(field('Name'));
  await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta'));
  expect(screen.getByText('We kept what you had written.')).toBeVisible();
});

test('a message that was typed before hydration is stored too', async () => {
  hydrateTyped({ message: MESSAGE.message });
  await waitFor(() => expect(latestDraft('contact')?.values.message).toBe(MESSAGE.message));
  expect(field('Message')).toHaveValue(MESSAGE.message);
});

test('a stored message is restored together with what was typed before, and neither is lost', async () => {
  const stored = { ...MESSAGE, name: 'Marva', subject: '' };
  saveDraft('contact', { ...openDraft(), values: stored });
  hydrateTyped({ name: 'Mar', subject: 'Drums', message: 'And where is it?' });
  expect(await screen.findByText('We kept what you had written.')).toBeVisible();
  expect(field('Name')).toHaveValue('Marva');
  expect(field('Subject')).toHaveValue('Drums');
  expect(field('Message')).toHaveValue(`${MESSAGE.message}\nAnd where is it?`);
  expect(latestDraft('contact')?.values).toMatchObject({
    name: 'Marva',
    email: MESSAGE.email,
    subject: 'Drums',
    message: `${MESSAGE.message}\nAnd where is it?`,
  });
});

test('an interrupted submission to which something was typed is restored, and not sent by itself', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  saveDraft('contact', { ...openDraft(), values: MESSAGE, body: MESSAGE, waiting: true });
  hydrateTyped({ message: 'And where is it?' });
  expect(await screen.findByText('We kept what you had written.')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Send Message');
  await screen.findByText(THANKS);
  expect(sent[0]?.body).toMatchObject({ message: `${MESSAGE.message}\nAnd where is it?` });
});

test('an interrupted submission continues on the next page with the same key', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  const draft = openDraft();
  saveDraft('contact', { ...draft, values: MESSAGE, body: MESSAGE, waiting: true });
  render(<ContactForm contact={SOME_CONTACT} />);
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sent).toEqual([{ path: '/api/contact', key: draft.idempotencyKey, body: MESSAGE }]);
  expect(latestDraft('contact')).toBeUndefined();
});

test('a message that waits to be sent is sent before a later one that was only begun, which comes next', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  saveDraft(
    'contact',
    { ...openDraft(), values: MESSAGE, body: MESSAGE, waiting: true },
    openDraft().savedAt - 60_000,
  );
  saveDraft('contact', { ...openDraft(), values: { ...MESSAGE, subject: 'Drums' } });
  render(<ContactForm contact={SOME_CONTACT} />);
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(sent.map(({ body }) => body.subject)).toEqual(['Fiesta']);
  await press('Send Another Message');
  await waitFor(() => expect(field('Subject')).toHaveValue('Drums'));
});

test('a message that was sent while its page was in the back/forward cache is not there to be sent again', async () => {
  saveDraft('contact', { ...openDraft(), values: MESSAGE });
  render(<ContactForm contact={SOME_CONTACT} />);
  await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta'));
  fireEvent(window, new Event('pagehide'));
  deleteDrafts('contact');
  await act(async () => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await waitFor(() => expect(field('Subject')).toHaveValue(''));
  expect(screen.getByText(/^That message is no longer on this device: it was sent or deleted/)).toBeVisible();
  await fill({ subject: 'Drums' });
  expect(latestDraft('contact')?.values).toMatchObject({ subject: 'Drums', message: '' });
});

describe('a message whose page comes out of the back/forward cache', () => {
  const pageShown = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  const note = () => screen.findByRole('heading', { name: 'This message is open in another tab now' });
  let other: Awaited<ReturnType<typeof lockInOtherTab>>;

  /** Opens a message, leaves its page, and comes back when another tab has it. */
  async function loseMessage() {
    saveDraft('contact', { ...openDraft(), values: MESSAGE });
    render(<ContactForm contact={SOME_CONTACT} />);
    await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta'));
    fireEvent(window, new Event('pagehide'));
    await navigator.locks.query();
    other = await lockInOtherTab(`draft-contact-${latestDraft('contact')?.id}`);
    jest.useFakeTimers();
    pageShown();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
  }

  beforeEach(installWebLocks);
  afterEach(() => {
    other?.release();
    removeWebLocks();
  });

  test('says that another tab has it, without taking the focus, and continues here if that is wanted', async () => {
    await loseMessage();
    expect(await note()).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    await press('Continue here');
    await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta'));
    expect(await other.isLost).toBe(true);
    expect(screen.queryByRole('heading', { name: /another tab/ })).toBeNull();
  });

  test('is left to the tab that has it when another one is started', async () => {
    await loseMessage();
    await note();
    await press('Start another message');
    await waitFor(() => expect(field('Subject')).toHaveValue(''));
    await fill({ subject: 'Drums' });
    expect(
      loadDrafts('contact')
        .map(({ values }) => values.subject)
        .toSorted(),
    ).toEqual(['Drums', 'Fiesta']);
  });

  test('has what was typed in the tab that was left since', async () => {
    const draft = openDraft();
    saveDraft('contact', { ...draft, values: MESSAGE }, draft.savedAt - 60_000);
    render(<ContactForm contact={SOME_CONTACT} />);
    await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta'));
    fireEvent(window, new Event('pagehide'));
    saveDraft('contact', { ...draft, values: { ...MESSAGE, subject: 'Fiesta on Sunday' } });
    await act(async () => pageShown());
    await waitFor(() => expect(field('Subject')).toHaveValue('Fiesta on Sunday'));
    expect(screen.queryByRole('heading', { name: /another tab/ })).toBeNull();
  });
});

test('of several messages that wait to be sent none is forgotten', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you' } });
  for (const subject of ['Fiesta', 'Drums', 'Parade']) {
    const values = { ...MESSAGE, subject };
    saveDraft('contact', { ...openDraft(), values, body: values, waiting: true });
  }
  render(<ContactForm contact={SOME_CONTACT} />);
  expect(await screen.findByText(THANKS)).toBeVisible();
  await waitFor(() => expect(latestDraft('contact')).toBeUndefined());
  expect(sent.map(({ body }) => body.subject).toSorted()).toEqual(['Drums', 'Fiesta', 'Parade']);
});

test.each([
  [{}, 'Failed to send message. Please try again later.', 'email'],
  [
    { email: 'team@example.bz' },
    'Failed to send message. Please try again later or contact us directly via email.',
    'email',
  ],
  [{ whatsapp: '+501 600 0000' }, FAILURE, 'email or WhatsApp'],
])(
  'with the contact %j, failure and confirmation name only ways that lead somewhere',
  async (contact, failure, ways) => {
    fakeFetch({ status: 500, body: { error: 'No' } }, { body: { message: 'Thank you' } });
    render(<ContactForm contact={contact} />);
    await fill();
    await press('Send Message');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failure);
    expect(within(alert).queryAllByRole('link')).toHaveLength(Object.keys(contact).length);
    await press('Send Message');
    await screen.findByText(
      `Thank you for your message! We'll get back to you within 24-48 hours via ${ways}.`,
    );
  },
);

describe('the form that is folded away elsewhere than on the home page', () => {
  const show = () =>
    render(
      <section aria-label="contact">
        <a href="#contact">Write to us</a>
        <ContactForm contact={SOME_CONTACT} />
      </section>,
    );
  const section = () => screen.getByRole('region', { name: 'contact' });

  test('stays folded until somebody asks for it, and then has the focus', async () => {
    show();
    expect(section()).not.toHaveAttribute('data-open');
    await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    expect(section()).toHaveAttribute('data-open');
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
  });

  test('is open where the address leads to it', () => {
    window.history.replaceState(null, '', '#contact');
    show();
    expect(section()).toHaveAttribute('data-open');
    window.history.replaceState(null, '', window.location.pathname);
  });

  test('is open where something was written before', async () => {
    saveDraft('contact', { ...openDraft(), values: MESSAGE });
    show();
    expect(section()).toHaveAttribute('data-open');
    expect(await screen.findByText('We kept what you had written.')).toBeVisible();
  });
});
