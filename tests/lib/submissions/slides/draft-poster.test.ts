import { existsSync } from 'node:fs';
import { slideImage } from '#lib/site/sponsors';
import { APPLICATION_FIELDS } from '#lib/submissions/fields/application-fields';
import { draftPoster, POSTER_CHARACTERS } from '#lib/submissions/slides/draft-poster';

const TYPES = Object.keys(APPLICATION_FIELDS.businessType.input.choices);

describe('The draft poster of an application', () => {
  test('is an example while nothing is typed, marked as a sponsor’s', () => {
    expect(draftPoster({})).toEqual({
      slide: {
        id: 'draft',
        src: '/images/sponsors/your-place.webp',
        alt: expect.any(String),
        title: 'Your business here',
        description: 'A poster of your own, beside the events people come for.',
        url: '#',
        isSponsored: true,
      },
      isShortened: false,
    });
  });

  test('has the name and the description of the business, each on one line', () => {
    const { slide } = draftPoster({
      businessName: ' Marva’s\tBakery ',
      businessDescription: 'Buns.\n\nBread.',
    });
    expect([slide.title, slide.description]).toEqual(['Marva’s Bakery', 'Buns. Bread.']);
  });

  test.each([
    [{ businessCategory: 'Bakery', businessLocation: 'Dangriga' }, 'Bakery in Dangriga'],
    [{ businessCategory: 'Bakery' }, 'Bakery'],
    [{ businessLocation: 'Dangriga' }, 'In Dangriga'],
    [{ businessCategory: 'Bakery', businessDescription: 'Buns and bread.' }, 'Buns and bread.'],
  ])('says without a description what it is and where: %j', (answers, words) => {
    expect(draftPoster(answers).slide.description).toBe(words);
  });

  test.each([
    ['marva.example.bz', 'https://marva.example.bz', 'marva.example.bz'],
    ['http://www.marva.example.bz/buns', 'http://www.marva.example.bz/buns', 'www.marva.example.bz'],
    ['javascript:alert(1)', '#', undefined],
    ['mar', '#', undefined],
  ])('leads to the website only where %s is one', (websiteUrl, url, host) => {
    const poster = draftPoster({ websiteUrl });
    expect([poster.slide.url, poster.host]).toEqual([url, host]);
  });

  test('ends a long description at a whole word, and says that it is shortened', () => {
    const { slide, isShortened } = draftPoster({ businessDescription: 'Fresh buns. '.repeat(40) });
    expect(isShortened).toBe(true);
    expect(slide.description).toMatch(/ (Fresh|buns\.)…$/);
    expect(slide.description.length).toBeLessThanOrEqual(POSTER_CHARACTERS);
    expect(draftPoster({ businessDescription: 'x'.repeat(POSTER_CHARACTERS) }).isShortened).toBe(false);
  });

  test('has another drawing for each type of business', () => {
    const drawings = TYPES.map((businessType) => draftPoster({ businessType }).slide.src);
    expect(new Set(drawings).size).toBe(TYPES.length);
  });

  test.each([...TYPES, '', 'toString', 'made-up'])(
    'has a drawing of ours for the type “%s”',
    (businessType) => {
      const { src, alt } = draftPoster({ businessType }).slide;
      expect(alt).not.toBe('');
      for (const path of Object.values(slideImage(src)))
        expect([path, existsSync(`public${path}`)]).toEqual([path, true]);
    },
  );
});
