import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveEvent } from '#components/events/card/save-event';
import { savedEventIds, setEventSaved } from '#lib/device/saved-events.browser';

const show = () => render(<SaveEvent id="drums" />);

beforeEach(() => setEventSaved('drums', false));

test('the button saves an event on this device, and announces it', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Saved on this device');
  expect(savedEventIds()).toEqual(['drums']);
});

test('the button removes a saved event again', async () => {
  setEventSaved('other', true);
  setEventSaved('drums', true);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('No longer saved');
  expect(savedEventIds()).toEqual(['other']);
});

test('an event that was saved on another page shows as saved', () => {
  setEventSaved('drums', true);
  show();
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});

describe('where the device keeps nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  beforeEach(() => {
    setItem.mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
  });
  afterEach(() => setItem.mockReset());
  afterAll(() => setItem.mockRestore());

  test('the button does not say that the event is saved, but that it is not', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved: this device’s storage is full/);
    expect(savedEventIds()).not.toContain('drums');
  });

  test('the message goes as soon as saving works again', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    setItem.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Saved on this device');
  });
});
