import { render } from '@testing-library/react';
import { BarColor } from '#components/theme/bar-color';

const addTag = () => {
  const tag = document.head.appendChild(document.createElement('meta'));
  tag.name = 'theme-color';
  return tag;
};
const observed = () => new Promise((resolve) => setTimeout(resolve));
const colours = { light: 'rgb(255, 250, 240)', dark: 'rgb(20, 20, 30)' };
const chooseTheme = (theme: keyof typeof colours) => {
  document.body.style.backgroundColor = colours[theme];
  document.documentElement.dataset.theme = theme;
};

let styles: jest.SpyInstance;
beforeEach(() => {
  document.head.replaceChildren();
  chooseTheme('light');
  styles = jest.spyOn(window, 'getComputedStyle');
});
afterEach(() => {
  styles.mockRestore();
});

test('the toolbar has the colour of the page, also of the theme that is chosen later', async () => {
  const tag = addTag();
  render(<BarColor />);
  expect(tag.content).toBe(colours.light);
  chooseTheme('dark');
  await observed();
  expect(tag.content).toBe(colours.dark);
});

test('a tag of another page gets the colour without a look at the style of the page', async () => {
  render(<BarColor />);
  expect(styles).toHaveBeenCalledTimes(1);
  const tag = addTag();
  document.head.append(document.createElement('script'));
  await observed();
  expect(tag.content).toBe(colours.light);
  expect(styles).toHaveBeenCalledTimes(1);
});

test('nothing is painted once the page has no such part any more', async () => {
  render(<BarColor />).unmount();
  const tag = addTag();
  chooseTheme('dark');
  await observed();
  expect(tag.content).toBe('');
});
