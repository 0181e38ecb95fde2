import { expect, it } from 'vitest';
import { mailboxOf } from '../../../functions/src/platform/rate-limit/mailbox.ts';

it.each([
  ['nora+1@example.com', 'nora@example.com'],
  ['n.o.r.a@example.com', 'n.o.r.a@example.com'],
  ['n.ora+shop@gmail.com', 'nora@gmail.com'],
  ['nora@googlemail.com', 'nora@gmail.com'],
  ['+nora@example.com', '+nora@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['no address', 'no address'],
])('Mails to %s are counted for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
