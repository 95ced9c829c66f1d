import { keepFocusInView } from '#lib/device/focus-in-view.browser';

const release = (key: string) => document.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  release(key);
};

/** A focused button, and the options with which it was scrolled. */
function focusedButton() {
  const button = document.body.appendChild(document.createElement('button'));
  button.scrollIntoView = jest.fn<void, [ScrollIntoViewOptions]>();
  button.focus();
  return { scrolled: jest.mocked(button.scrollIntoView) };
}

test('what the Tab key moves to is shown whole, and moved no farther than that needs', () => {
  const stop = keepFocusInView();
  const { scrolled } = focusedButton();
  press('Tab');
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  stop();
});

test('other keys, and focus that a script moves, leave the page where it is', () => {
  const stop = keepFocusInView();
  const { scrolled } = focusedButton();
  press('a');
  press('Enter');
  expect(scrolled).not.toHaveBeenCalled();
  stop();
  press('Tab');
  expect(scrolled).not.toHaveBeenCalled();
});

test('a key that changed the window, and is released in this one, leaves the page where it is', () => {
  const stop = keepFocusInView();
  const { scrolled } = focusedButton();
  release('Tab');
  press('Tab', { ctrlKey: true });
  press('Tab', { altKey: true });
  expect(scrolled).not.toHaveBeenCalled();
  stop();
});
