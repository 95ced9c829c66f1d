import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadFailed } from '#components/ui/layout/load-failed';

function Opener() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasFailed(true)}>
        Ask
      </button>
      {hasFailed && <LoadFailed onClose={() => setHasFailed(false)} />}
    </>
  );
}

describe('a dialog that could not be loaded', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the keyboard', () => userEvent.keyboard('{Tab}{Tab}{Enter}')],
    ['Escape', () => userEvent.keyboard('{Tab}{Escape}')],
  ])('says so, is closed by %s, and leaves the focus where it was', async (_, close) => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This could not be loaded. The connection may be weak, or the site has just been updated.',
    );
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await close();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});
