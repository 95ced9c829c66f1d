import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '#components/ui/menu';

const showMenu = (onKeyDown = jest.fn()) =>
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around it
    <div onKeyDown={onKeyDown}>
      <Menu label="Share">
        <a href="/a">WhatsApp</a>
        <button type="button">Copy Link</button>
      </Menu>
      <button type="button">Elsewhere</button>
    </div>,
  );
const button = () => screen.getByRole('button', { name: 'Share' });
const entry = () => screen.queryByRole('link', { name: 'WhatsApp' });

test('the button shows and hides its entries, and says which', async () => {
  showMenu();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(entry()).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(entry()).toBeVisible();
  await userEvent.click(button());
  expect(entry()).not.toBeInTheDocument();
});

test('Escape closes it, and nothing around it', async () => {
  const around = jest.fn();
  showMenu(around);
  await userEvent.click(button());
  await userEvent.tab();
  expect(entry()).toHaveFocus();
  around.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(entry()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(around).not.toHaveBeenCalled();
});

test('going on to something else closes it', async () => {
  showMenu();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(entry()).not.toBeInTheDocument();
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(entry()).not.toBeInTheDocument();
});
