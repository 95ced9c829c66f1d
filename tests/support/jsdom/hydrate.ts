import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Puts the server's HTML into the page, without React. */
export function serve(node: ReactNode): HTMLElement {
  document.body.innerHTML = '<div></div>';
  const place = document.body.firstElementChild as HTMLElement;
  place.innerHTML = renderToString(node);
  return place;
}

const unmounts: (() => void)[] = [];
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await act(async () => unmount());
});

/** Hydrates the HTML until the test has ended; returns the errors that React reports. */
export async function hydrate(place: HTMLElement, node: ReactNode): Promise<unknown[]> {
  const problems: unknown[] = [];
  const print = jest.spyOn(console, 'error').mockImplementation((...words) => problems.push(words));
  await act(async () => {
    const app = hydrateRoot(place, node, { onRecoverableError: (error) => problems.push(error) });
    unmounts.push(() => app.unmount());
  });
  print.mockRestore();
  return problems;
}
