import { breadcrumbStructuredData } from '#lib/site/structured-data/breadcrumb-structured-data';

test('a BreadcrumbList has a ListItem with position, name and absolute address for each crumb', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Things to Do', href: '/things-to-do-in-belize' },
  ];
  expect(breadcrumbStructuredData(crumbs, 'https://belize.example')).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://belize.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Things to Do',
        item: 'https://belize.example/things-to-do-in-belize',
      },
    ],
  });
});
