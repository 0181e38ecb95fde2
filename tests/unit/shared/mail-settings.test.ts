import { expect, it } from 'vitest';
import { greetingWith } from '../../../functions/src/shared/shop/mail-settings.ts';

it.each([
  ['Dear {name}', 'Nora', 'Dear Nora'],
  ['{name}, hello!', 'Nora', 'Nora, hello!'],
  ['{name}, hello!', '', 'hello!'],
  ['{name} {name}', '$& {name}', '$& {name} $& {name}'],
  ['', 'Nora', ''],
])('The greeting of a mail %j for %j is %j', (greeting, name, text) => {
  expect(greetingWith(greeting, name)).toBe(text);
});
