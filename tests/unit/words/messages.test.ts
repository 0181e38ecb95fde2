import { warn } from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { sayIn } from '../../../functions/src/platform/words/say-in.ts';
import type { Messages } from '../../../functions/src/shared/words/languages.ts';
import { inLanguage, plural, spokenLanguage, t } from '../../../functions/src/shared/words/words.ts';
import { findMessages } from '../../../web/build/words/find-messages.ts';
import { outsideWords } from '../../../web/build/words/outside-words.ts';
import { translated } from '../../../web/build/words/translate-messages.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));

const page = `import { inLanguage, plural, spokenLanguage, t } from '@bookstore/functions/shared/words/words';
const note = t('{title} was removed', { title });
const count = plural(books, '{count} book', '{count} books');
const Page = () => (
  <p title="Your cart">
    What you put into the cart
    stays in it.
  </p>
);
`;

const messages = {
  '{title} was removed': '{title} wurde entfernt',
  '{count} books': { one: 'ein Buch', other: '{count} Bücher' },
  'Your cart': 'Ihr "Korb"',
  'What you put into the cart stays in it.': 'Was <Sie> hineinlegen, bleibt.',
};

it('A file of the sources has the messages of its calls, attributes and texts', () => {
  expect(findMessages('page.tsx', page).map(({ key }) => key)).toEqual(Object.keys(messages));
});

it('A file of the sources says them in another language, and English where there is no translation', () => {
  expect(translated('page.tsx', page, { language: 'de', messages })).toBe(
    `import { inLanguage, plural, spokenLanguage, t } from '@bookstore/functions/shared/words/words';
const note = t("{title} wurde entfernt", { title });
const count = plural(books, {"one":"ein Buch"}, "{count} Bücher");
const Page = () => (
  <p title={"Ihr \\"Korb\\""}>
    Was &#60;Sie&#62; hineinlegen, bleibt.
  </p>
);
`,
  );
  const none = { 'Your cart': '', '{count} books': { one: '', other: '' } };
  expect(translated('page.tsx', page, { language: 'de', messages: none })).toBe(page);
});

it('A file of the sources keeps no call of a message without values, not even in English', () => {
  const table = "import { t } from '/words/words.ts';\nconst label = t('Cash|page');";
  expect(translated('table.ts', table, { language: 'en', messages: {} })).toBe(
    table.replace("t('Cash|page')", '"Cash"'),
  );
});

it('A file of the sources must write its messages out', () => {
  const wanting = "import '/words/words.ts'; t(title)";
  expect(() => findMessages('page.ts', wanting)).toThrow('the message must be written out: t(title)');
});

it.each(['button="Change"', "state={isOpen ? 'Save' : 'close'}"])(
  'A file of the sources must be able to read %s',
  (attribute) => {
    const page = `<Form ${attribute.replace('button', 'unread')} />`;
    expect(() => findMessages('page.tsx', page)).toThrow('say it by t, or name its attribute');
  },
);

it('A file of the sources is told of sentences in pieces and of those that no call has', () => {
  const said = '<p aria-label={`Remove it`}>Parcel {number} on its way</p>; f("The cart waits"); ';
  expect(outsideWords('page.tsx', `${said} console.warn("No cart is there")`)).toEqual([
    'Parcel',
    'on its way',
    'Remove it',
    'The cart waits',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const withValues = 'say(`${title} is restored`, `Undo: ${what}`, `orders of`, `${card} flex`)';
  expect(outsideWords('page.ts', withValues)).toEqual([
    expect.stringContaining('is restored'),
    expect.stringContaining('Undo'),
  ]);
});

it('A sentence has its values, and the form for its number', () => {
  expect(t('{title} was removed', { title: 'Emma' })).toBe('Emma was removed');
  expect(t('Cash|page')).toBe('Cash');
  const counted = [1, 2000].map((count) => plural(count, '{count} book', '{count} books'));
  expect(counted).toEqual(['1 book', '2,000 books']);
  expect(plural(1, { one: 'ein Buch' }, '{count} Bücher')).toBe('ein Buch');
});

it('A process speaks another language while it says something, and then its own again', () => {
  const translationOf = (message: string): Messages[string] | undefined =>
    Object.entries(messages).find(([english]) => english === message)?.[1];
  const said = inLanguage({ language: 'de', translationOf }, () => [
    t('{title} was removed', { title: 'Emma' }),
    t('No message'),
    ...[1, 2000].map((count) => plural(count, '{count} book', '{count} books')),
    spokenLanguage(),
  ]);
  expect(said).toEqual(['Emma wurde entfernt', 'No message', 'ein Buch', '2.000 Bücher', 'de']);
  expect(t('{title} was removed', { title: 'Emma' })).toBe('Emma was removed');
});

it('The functions read the words of a language, and report one that is missing once', () => {
  const say = () => [t('Cancel'), t('Nothing of this kind is translated')];
  expect(sayIn('de', say)).toEqual(['Abbrechen', 'Nothing of this kind is translated']);
  sayIn('de', say);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(sayIn('en', say)[0]).toBe('Cancel');
});

it.each(['es', 'fr'] as const)(
  'Of a million and more, for which it has a form of its own, %s speaks as of many',
  (language) => {
    const translationOf = () => ({ one: 'ein Buch', other: '{count} Bücher' });
    const say = () => plural(1_000_000, '{count} book', '{count} books');
    expect(inLanguage({ language, translationOf }, say)).toMatch(/ Bücher$/);
  },
);
