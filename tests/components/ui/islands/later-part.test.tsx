import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { laterPart } from '#components/ui/islands/later-part';

type PartProps = { label: string };

function Part({ label }: PartProps) {
  const [text, setText] = useState('');
  const [presses, setPresses] = useState(0);
  return (
    <form aria-label={label}>
      <input aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
      <label>
        <input type="radio" name="when" /> Today
      </label>
      <select aria-label="Place">
        <option value="">All</option>
        <option value="dangriga">Dangriga</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
      <output>{text}</output>
    </form>
  );
}

const STATIC = `<form aria-label="Search"><input aria-label="Words" value=""><label><input type="radio" name="when"> Today</label>
<select aria-label="Place"><option value="">All</option><option value="dangriga">Dangriga</option></select>
<button type="button">Pressed 0 times</button><output></output></form>`;

const whenWanted = (_: Element) => (comeToLife: () => void) => {
  comeToLife();
  return () => {};
};

const onlyTouched = () => () => () => {};

let count = 0;
/** Shows a part as a page has it before its script: `arrive` is when its code is there. */
function show(html = STATIC, wanted: typeof whenWanted = whenWanted) {
  count += 1;
  const name = `part-${count}`;
  let arrive: () => void = () => {};
  const load = jest.fn(
    () =>
      new Promise<typeof Part>((resolve) => {
        arrive = () => resolve(Part);
      }),
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `<div data-html="${name}"><div>${html}</div></div>`;
  const LivePart = laterPart({ name, onServer: undefined, load, whenWanted: wanted });
  const part = <LivePart label="Search" />;
  const shown = render(part);
  return { ...shown, part, load, arrive: () => arrive() };
}
const field = () => screen.getByRole('textbox', { name: 'Words' });
const said = () => screen.getByRole('status');

afterEach(() => document.body.replaceChildren());

test('a part is the server’s HTML until its code is there', async () => {
  const { load, arrive } = show();
  const before = field();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(field()).toBe(before);
  arrive();
  await waitFor(() => expect(field()).not.toBe(before));
  await userEvent.type(field(), 'drums');
  expect(said()).toHaveTextContent('drums');
});

test('what was typed, chosen and focused before its code came is kept', async () => {
  const { arrive } = show();
  const before = field();
  await userEvent.click(screen.getByRole('radio', { name: 'Today' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Dangriga');
  await userEvent.type(before, 'drums');
  arrive();
  await waitFor(() => expect(said()).toHaveTextContent('drums'));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Place' })).toHaveValue('dangriga');
});

test('a button that was pressed before its code came is pressed then', async () => {
  const { load, arrive } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  expect(load).toHaveBeenCalled();
  arrive();
  expect(await screen.findByRole('button', { name: 'Pressed 1 times' })).toHaveFocus();
});

test('a button that is held down while its code comes is not replaced before it is released', async () => {
  const { load, arrive } = show();
  const before = screen.getByRole('button', { name: 'Pressed 0 times' });
  const user = userEvent.setup();
  await user.pointer({ target: before, keys: '[MouseLeft>]' });
  expect(load).toHaveBeenCalled();
  arrive();
  // Longer than a part takes that comes to life at once.
  await new Promise((next) => setTimeout(next, 50));
  expect(before).toBeVisible();
  await user.pointer({ target: before, keys: '[/MouseLeft]' });
  expect(await screen.findByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

describe('a part that nobody wants to see', () => {
  test.each([
    ['a finger goes down on it, and may scroll', '[TouchA>]', false],
    ['a finger taps a button of it', '[TouchA]', true],
    ['a mouse goes down on it', '[MouseLeft>]', true],
    ['a mouse comes over it', '', true],
  ])('comes to life or waits when %s', async (_, keys, loads) => {
    const { load } = show(STATIC, onlyTouched);
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Pressed 0 times' });
    await userEvent.pointer({ target: button, ...(keys && { keys }) });
    expect(load.mock.calls.length > 0).toBe(loads);
  });

  test('is pressed once its code has come after a tap', async () => {
    const { arrive } = show(STATIC, onlyTouched);
    await userEvent.pointer({
      target: screen.getByRole('button', { name: 'Pressed 0 times' }),
      keys: '[TouchA]',
    });
    arrive();
    expect(await screen.findByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  });
});

test('a part whose code does not come stays as it is, and tries again when it is touched', async () => {
  const { load } = show();
  await waitFor(() => expect(load).toHaveBeenCalled());
  load.mockClear().mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(field());
  expect(load).toHaveBeenCalled();
  expect(field()).toBeVisible();
});

test('on the next page it is alive at once', async () => {
  const { unmount, part, arrive, load } = show();
  await waitFor(() => expect(load).toHaveBeenCalled());
  const before = field();
  arrive();
  await waitFor(() => expect(field()).not.toBe(before));
  unmount();
  render(part);
  expect(field()).toBeVisible();
});

test('reached inside the site, without HTML of the server, it is loaded', async () => {
  const load = async () => Part;
  const LivePart = laterPart({ name: 'nowhere', onServer: undefined, load, whenWanted });
  render(<LivePart label="Search" />);
  expect(await screen.findByRole('form', { name: 'Search' })).toBeVisible();
});
