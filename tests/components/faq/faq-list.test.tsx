import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqList } from '#components/faq/faq-list';
import { FAQ } from '#lib/site/faq';

const entry = (id: string) => document.getElementById(`faq-${id}`) as HTMLDetailsElement;
const question = (id: string) =>
  within(entry(id)).getByText(FAQ.find((item) => item.id === id)?.question ?? '');

describe('the six expandable questions', () => {
  test('are about events, best time, food, nightlife, Belize City and culture', () => {
    render(<FaqList items={FAQ} />);
    expect(FAQ.map(({ id }) => id)).toEqual([
      'events',
      'best-time',
      'food',
      'nightlife',
      'belize-city',
      'culture',
    ]);
    expect(screen.getByRole('region', { name: 'Frequently Asked Questions' })).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(6);
    for (const { id } of FAQ) expect(question(id)).toBeVisible();
  });

  test('open and close independently of one another', async () => {
    render(<FaqList items={FAQ} />);
    expect(FAQ.filter(({ id }) => entry(id).open)).toEqual([]);
    await userEvent.click(question('food'));
    await userEvent.click(question('events'));
    expect(FAQ.filter(({ id }) => entry(id).open).map(({ id }) => id)).toEqual(['events', 'food']);
    await userEvent.click(question('food'));
    expect(FAQ.filter(({ id }) => entry(id).open).map(({ id }) => id)).toEqual(['events']);
  });

  test('have their closed answers in the page, for search engines and find-in-page', () => {
    render(<FaqList items={FAQ} />);
    for (const { id, answer } of FAQ)
      for (const paragraph of answer) expect(entry(id)).toHaveTextContent(paragraph);
  });

  test('are followed by a contact link', () => {
    render(<FaqList items={FAQ} />);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact');
  });
});
