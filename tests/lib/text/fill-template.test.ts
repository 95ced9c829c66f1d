import { fillTemplate } from '#lib/text/fill-template';

describe('a template is filled', () => {
  test.each<[string, Record<string, string | number>, string]>([
    ['in {place}', { place: 'Dangriga' }, 'in Dangriga'],
    ['{count} of {count}', { count: 3 }, '3 of 3'],
    ['I found {what}.', { what: '$& {what}' }, 'I found $& {what}.'],
    ['nothing to fill', { place: 'Dangriga' }, 'nothing to fill'],
    ['in {place}', {}, 'in '],
  ])('%j with %j: %j', (template, values, text) => {
    expect(fillTemplate(template, values)).toBe(text);
  });
});
