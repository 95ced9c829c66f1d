import { itemListStructuredData } from '#lib/site/structured-data/item-list-structured-data';

test('an ItemList has a ListItem with position and absolute address for each path, each once', () => {
  const paths = ['/events/parade', '/events/concert', '/events/parade'];
  expect(itemListStructuredData(paths, 'https://belize.example')).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://belize.example/events/parade' },
      { '@type': 'ListItem', position: 2, url: 'https://belize.example/events/concert' },
    ],
  });
});
