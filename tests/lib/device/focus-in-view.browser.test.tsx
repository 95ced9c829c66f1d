import { keepFocusInView } from '#lib/device/focus-in-view.browser';

const release = (key: string) => document.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));

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
  release('Tab');
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  stop();
});

test('other keys, and focus that a script moves, leave the page where it is', () => {
  const stop = keepFocusInView();
  const { scrolled } = focusedButton();
  release('a');
  release('Enter');
  expect(scrolled).not.toHaveBeenCalled();
  stop();
  release('Tab');
  expect(scrolled).not.toHaveBeenCalled();
});
