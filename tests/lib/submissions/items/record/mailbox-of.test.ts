import { expect, test } from '@jest/globals';
import { mailboxOf } from '#lib/submissions/items/record/mailbox-of';

test.each([
  ['maria@example.bz', 'maria@example.bz'],
  ['  MARIA@Example.BZ ', 'maria@example.bz'],
  ['maria+fiesta@example.bz', 'maria@example.bz'],
  ['maria+a+b@example.bz', 'maria@example.bz'],
  ['+501@example.bz', '+501@example.bz'],
  ['maria.lopez@example.bz', 'maria.lopez@example.bz'],
  ['Maria.Lopez+x@GMail.com', 'marialopez@gmail.com'],
  ['maria.lopez@googlemail.com', 'marialopez@gmail.com'],
  ['ｍaria@example.bz', 'maria@example.bz'],
  ['"a@b"@example.bz', '"a@b"@example.bz'],
  ['', '@'],
])('the address %j leads to the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
