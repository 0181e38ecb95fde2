import { expect, it } from 'vitest';
import { contactVerdict, isReachable, mailStateOf } from '../../../functions/src/deploy/reachable-contact.ts';
import { defaultFrame } from '../../../functions/src/shared/shop/shop-profile.ts';

it.each(['hello@bookstore.example', 'me@shop.EXAMPLE', 'a@example.com', 'a@mail.example.org'])(
  'No mail can come from %s: a deploy is refused while mails are on, and warned of where that is not known',
  (email) => {
    expect(contactVerdict(email, 'on').refusal).toContain(`Mails would come from ${email}`);
    expect(contactVerdict(email, 'unknown')).toEqual({ warning: expect.stringContaining(email) });
    expect(contactVerdict(email, 'off')).toEqual({});
  },
);

it.each(['hello@corner.shop', 'books@examplebooks.com', 'example@books.net'])(
  'Mails may come from %s',
  (email) => {
    expect(contactVerdict(email, 'on')).toEqual({});
  },
);

it('A shop that sets nothing has an address that no mail reaches', () => {
  expect(isReachable(defaultFrame.contactEmail)).toBe(false);
});

it.each([
  ['off', 'off'],
  ['', 'off'],
  [' off\n', 'off'],
  ['smtps://shop@mail.books.net:465', 'on'],
] as const)('The secret %j means that mails are %s', (secret, state) => {
  expect(mailStateOf(secret)).toBe(state);
});
