import { act, render, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { startTransition, useState } from 'react';
import { WholeStyles } from '#components/styles/whole-styles';

let open: (path: string) => void;

function Site() {
  const [path, setPath] = useState('/events/a');
  open = setPath;
  return (
    <PathnameContext value={path}>
      <p>{path}</p>
      <WholeStyles />
    </PathnameContext>
  );
}

test('the next page is shown once the sheets are there of which the first has a part', async () => {
  document.head.innerHTML = '<style data-href="/a.css"></style>';
  render(<Site />);
  expect(document.querySelector('link')).toBeNull();
  await act(async () => startTransition(() => open('/things-to-do-in-belize')));
  expect(screen.getByText('/events/a')).toBeInTheDocument();
  const link = document.querySelector('link');
  expect(link).toHaveAttribute('href', '/a.css');
  await act(async () => link?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('/things-to-do-in-belize')).toBeInTheDocument();
});
