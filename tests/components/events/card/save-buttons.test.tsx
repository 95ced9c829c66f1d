import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardGrid } from '#components/events/card/card-grid';
import { SaveButtons } from '#components/events/card/save-buttons';
import { savedEventIds, setEventSaved } from '#lib/device/saved-events.browser';
import { someSummary } from '../../../support/events/some-event.ts';

const list = (...titles: string[]) => (
  <div id="list">
    <CardGrid
      events={titles.map((title) => someSummary({ id: title.toLowerCase(), title }))}
      today="2026-11-19"
    />
    <SaveButtons area="list" />
  </div>
);
const button = (title: string) => screen.getByRole('button', { name: `Save ${title}` });

beforeEach(() => {
  for (const id of savedEventIds()) setEventSaved(id, false);
});

test('each card has a button beside its link, not inside it', () => {
  render(list('Drums', 'Regatta'));
  for (const title of ['Drums', 'Regatta']) {
    expect(button(title).closest('a')).toBeNull();
    expect(button(title).closest('li')).toContainElement(screen.getByRole('heading', { name: title }));
  }
});

test('a button of a list saves its event on this device, and removes it again', async () => {
  render(list('Drums', 'Regatta'));
  expect(button('Drums')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('Drums'));
  expect(button('Drums')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Regatta')).toHaveAttribute('aria-pressed', 'false');
  expect(savedEventIds()).toEqual(['drums']);
  await userEvent.click(button('Drums'));
  expect(button('Drums')).toHaveAttribute('aria-pressed', 'false');
  expect(savedEventIds()).toEqual([]);
});

test('what is saved elsewhere, or rendered later, is marked as saved', async () => {
  setEventSaved('regatta', true);
  const { rerender } = render(list('Drums'));
  await act(async () => rerender(list('Drums', 'Regatta')));
  expect(button('Regatta')).toHaveAttribute('aria-pressed', 'true');
  act(() => void setEventSaved('drums', true));
  expect(button('Drums')).toHaveAttribute('aria-pressed', 'true');
});

test('a device that keeps nothing says so, and the button is as before', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  render(list('Drums'));
  await userEvent.click(button('Drums'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved: this device keeps nothing now/);
  expect(button('Drums')).toHaveAttribute('aria-pressed', 'false');
  setItem.mockRestore();
});
