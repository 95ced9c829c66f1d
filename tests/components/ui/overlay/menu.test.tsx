import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';

function showMenu(copy = () => {}) {
  render(
    <>
      <Menu label="Share" icon="share">
        <button type="button" className={menuItemClass} data-stays="" onClick={copy}>
          Copy Link
        </button>
        <a className={menuItemClass} href="#whatsapp">
          WhatsApp
        </a>
        <button type="button" className={menuItemClass}>
          QR code
        </button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Share' });
}

const entry = (name: string) => screen.queryByText(name);

test('the menu’s button shows the list and says whether it is open', async () => {
  const button = showMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(entry('WhatsApp')).not.toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

test.each(['WhatsApp', 'QR code'])(
  'choosing %s closes the menu, and returns the focus to its button',
  async (name) => {
    const button = showMenu();
    await userEvent.click(button);
    await userEvent.click(screen.getByText(name));
    expect(entry(name)).not.toBeVisible();
    expect(button).toHaveFocus();
  },
);

test('an entry with `data-stays` leaves the menu open', async () => {
  const copy = jest.fn();
  await userEvent.click(showMenu(copy));
  await userEvent.click(screen.getByText('Copy Link'));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(entry('Copy Link')).toBeVisible();
});

test('Escape closes the menu', async () => {
  const button = showMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(entry('WhatsApp')).not.toBeVisible();
  expect(button).toHaveFocus();
});

test('a click elsewhere and a Tab out of the menu close it', async () => {
  const button = showMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(entry('WhatsApp')).not.toBeVisible();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(entry('QR code')).toBeVisible();
  await userEvent.tab();
  expect(entry('QR code')).not.toBeVisible();
});
