import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerHtml } from '#components/ui/islands/server-html';

const page = (name: string, html: string) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<div data-html="${name}" class="transparent"><div>${html}</div></div>`;
  return place;
};
const renderNothing = () => null;

afterEach(() => document.body.replaceChildren());

test('hydration leaves the server’s HTML alone', async () => {
  const place = page('list', '<p>Battle of the Drums</p>');
  const before = screen.getByText('Battle of the Drums');
  const root = await act(async () => hydrateRoot(place, <ServerHtml name="list" render={renderNothing} />));
  await act(async () => root.render(<ServerHtml name="list" render={renderNothing} />));
  expect(screen.getByText('Battle of the Drums')).toBe(before);
  await act(async () => root.unmount());
});

test('a visitor who comes back finds the same elements', () => {
  page('calendar', '<p>Lobster Festival</p>');
  const { unmount } = render(<ServerHtml name="calendar" render={renderNothing} />);
  const before = screen.getByText('Lobster Festival');
  unmount();
  expect(before).not.toBeInTheDocument();
  render(<ServerHtml name="calendar" render={renderNothing} />);
  expect(screen.getByText('Lobster Festival')).toBe(before);
});

test('without HTML of its name it says so, once', () => {
  const onMissing = jest.fn();
  const { rerender } = render(<ServerHtml name="unknown" render={renderNothing} onMissing={onMissing} />);
  rerender(<ServerHtml name="unknown" render={renderNothing} onMissing={onMissing} />);
  expect(onMissing).toHaveBeenCalledTimes(1);
});
