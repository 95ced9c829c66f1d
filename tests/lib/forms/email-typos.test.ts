import { emailTypos } from '#lib/forms/email-typos';

test.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@YAHO.com', 'ana@yahoo.com'],
  ['ana@hotmail.cm', 'ana@hotmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@bakery.con', 'ana@bakery.com'],
  ['ana@fest.example.cmo', 'ana@fest.example.com'],
  ['josé.test@example.com', 'jose.test@example.com'],
])('%s is asked about: did you mean %s?', (typed, meant) => {
  expect(emailTypos('email', typed).email).toBe(
    `Did you mean ${meant}? If ${typed} is right, press the button once more.`,
  );
});

test.each([
  ...['ana@gmail.com', 'ana@GMAIL.com', 'ana@ymail.com', 'ana@mail.com', 'ana@hotmail.co.uk', 'ana@yahoo.ca'],
  ...[
    'ana@fest.bz',
    'ana@example.com',
    'ana@bakery.com.bz',
    'ana@uni.edu.bz',
    'ana@me.com',
    'ana+fest@aol.com',
  ],
  ...['ana@hotmail.se', 'ana@hotmail.ch', 'ana@hotmail.it', 'ana@live.cl', 'ana@live.fr', 'ana@yahoo.se'],
  ...['ana@yahoo.gr', 'ana@yahoo.co.jp', 'ana@yahoo.com.ar', 'ana@live.com.ar', 'ana@gmx.at', 'ana@aol.de'],
  ...['', 'ana', '@gmail.con', 'ana@'],
])('nothing is asked about “%s”', (typed) => {
  expect(emailTypos('email', typed)).toEqual({});
});
