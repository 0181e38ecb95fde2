import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMailSettings, greetingWith } from '../../../functions/src/shared/shop/mail-settings.ts';
import { mailWordsSchema } from '../../../functions/src/shared/shop/settings.ts';
import { anyCharacters } from '../../fixtures/any-text.ts';

describe('the greeting of a mail', () => {
  const { mailGreeting } = defaultMailSettings;

  it('of a shop that sets none is what it was', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(greetingWith(mailGreeting, name)).toBe(name ? `Hello ${name},` : 'Hello,');
      }),
    );
  });

  it.each([
    ['Dear {name}', 'Nora', 'Dear Nora'],
    ['{name}, hello!', 'Nora', 'Nora, hello!'],
    ['{name}, hello!', '', 'hello!'],
    ['{name} {name}', '$& {name}', '$& {name} $& {name}'],
    ['', 'Nora', ''],
  ])('%j for %j is %j', (greeting, name, text) => {
    expect(greetingWith(greeting, name)).toBe(text);
  });

  it('is one line, and the end has lines', () => {
    fc.assert(
      fc.property(anyCharacters, (text) => {
        if (!mailWordsSchema.isValidSync({ mailGreeting: text, mailEnd: text })) return;
        const { mailGreeting: greeting = '', mailEnd: end = '' } = mailWordsSchema.cast({
          mailGreeting: `${text}\r\n${text}`,
          mailEnd: `${text}\r\n${text}`,
        });
        expect(greeting).not.toMatch(/[\r\n]/);
        expect(end).not.toMatch(/\r/);
      }),
    );
  });
});
