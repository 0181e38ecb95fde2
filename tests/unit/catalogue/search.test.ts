import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { catalogueOf, entries, entry, find, knownBooks, titlesOf } from './sample-entries.ts';

const catalogue = catalogueOf(...knownBooks);
const search = (q: string, literal?: true) => find(catalogue, { q, literal });
const titlesFor = (q: string) => titlesOf(search(q).books);

it.each([
  ['hobbit tolkien', 'The Hobbit'],
  ['jrr tolkien', 'The Hobbit'],
  ['j. r. r. tolk', 'The Hobbit'],
  ['9780141439587', 'Emma'],
  ['978-0-14-143958-7', 'Emma'],
  ['0-14-143958-0', 'Emma'],
  [']E09780141439587', 'Emma'],
  [`çè_à&'&'"ç(_è`, 'Emma'],
  ['1984', '1984'],
  ['gaiman', 'Good Omens'],
])('Search finds with %j %j', (q, title) => {
  expect(titlesFor(q)[0]).toBe(title);
  expect(search(q)).not.toHaveProperty('correctedQuery');
});

it.each([
  ['harry poter', 'harry potter', "Harry Potter and the Sorcerer's Stone"],
  ['hary pottre', 'harry potter', "Harry Potter and the Sorcerer's Stone"],
  ['tolkein hobit', 'tolkien hobbit', 'The Hobbit'],
  ['frnkenstien', 'frankenstein', 'Frankenstein'],
  ['mma austen', 'emma austen', 'Emma'],
  ['harrypotter', 'harry potter', "Harry Potter and the Sorcerer's Stone"],
])('Search corrects %j to %j', (q, correctedQuery, title) => {
  expect(search(q)).toMatchObject({ correctedQuery, books: [{ title }, ...search(q).books.slice(1)] });
});

const spelled = catalogueOf(
  ...["L'Étranger", 'Étranger chez soi', 'Öl!', 'Catch-22', 'To Kill a Mockingbird', 'The Da Vinci Code'].map(
    (title) => entry({ title, author: 'Ann Lee' }),
  ),
  ...['森の生活', '黒い猫', '身体論'].map((title) => entry({ title, author: 'ソロー' })),
  ...['Dostoevsky', 'Dostoyevsky', 'Dostojewski'].map((author) => entry({ title: `By ${author}`, author })),
);
it.each([
  ['etranger', ["L'Étranger", 'Étranger chez soi']],
  ['letranger', ["L'Étranger", 'Étranger chez soi']],
  ['oel', ['Öl!']],
  ['catch22', ['Catch-22']],
  ['mocking bird', ['To Kill a Mockingbird']],
  ['davinci code', ['The Da Vinci Code']],
  ['森', ['森の生活']],
  ['体', ['身体論']],
  ['dostojewski', ['By Dostoevsky', 'By Dostoyevsky', 'By Dostojewski']],
])('Search finds with %j, however it is written, %j', (q, titles) => {
  const page = find(spelled, { q });
  expect(titlesOf(page.books).sort()).toEqual(titles.toSorted());
});

const abroad = catalogueOf(
  ...[
    'Die Verwandlung',
    'Verwandlung und Zauber',
    'Der Prozess',
    'Das Schloss',
    'Die Hard',
    'Hard Times',
    'Der Zauberberg',
    'Les Misérables',
    'Le Petit Prince',
    'La Peste',
    'La Pesadilla',
    'El Aleph',
    'Los Detectives salvajes',
    'Detectives der Nacht',
    'Het Diner',
    'Diner voor twee',
    'De Aanslag',
  ].map((title) => entry({ title, author: 'Ann Lee' })),
);
it.each([
  ['der verwandlung', 'Die Verwandlung'],
  ['der schloss', 'Das Schloss'],
  ['die hard', 'Die Hard'],
  ['le miserables', 'Les Misérables'],
  ['petit prince', 'Le Petit Prince'],
  ['la aleph', 'El Aleph'],
  ['detectives', 'Los Detectives salvajes'],
  ['diner', 'Het Diner'],
  ['het aanslag', 'De Aanslag'],
])('Search finds with %j, whatever article it has, %j first', (q, title) => {
  const page = find(abroad, { q });
  expect(titlesOf(page.books)[0]).toBe(title);
  expect(page).not.toHaveProperty('correctedQuery');
});

const real = catalogueOf(
  ...entries(
    ['The Lord of the Rings', 'J.R.R. Tolkien', { sold: 900 }],
    ['1984', 'George Orwell', { originalTitle: 'Nineteen Eighty-Four' }],
    ['Catching Fire (The Hunger Games, #2)', 'Suzanne Collins'],
    ['Lost on the Road', 'Lou Trent', { sold: 9 }],
    ["'Salem's Lot", 'Stephen King', { sold: 500 }],
    ['Freakonomics', 'Steven D. Levitt, Barbara Kingsolver', { sold: 999 }],
    ["Smilla's Sense of Snow", 'Peter Høeg'],
    ['Snow Crash', 'Neal Stephenson', { sold: 700 }],
    ['Smile', 'Raina Telgemeier', { sold: 700 }],
    ['Oliver Twist', 'Charles Dickens', { sold: 600 }],
    ['The Immortal Life of Henrietta Lacks', 'Rebecca Skloot', { sold: 600 }],
    ['A Widow for One Year', 'John Irving'],
    ['No Country for Old Men', 'Cormac McCarthy'],
    ['Around the World in Eighty Days', 'Jules Verne'],
    ['I Am Number Four', 'Pittacus Lore'],
    ['The Sorrows of Young Werther', 'Goethe'],
  ),
);
it.each([
  ['lotr', 'lord of the rings', ['The Lord of the Rings']],
  ['steven king', undefined, ["'Salem's Lot", 'Freakonomics']],
  ['smila snow', 'smillas snow', ["Smilla's Sense of Snow"]],
  ['oliver sacks', 'oliver', ['Oliver Twist']],
  ['nineteen eighty four', undefined, ['1984']],
  ['hunger games 2', undefined, ['Catching Fire']],
  ['widow old year', undefined, ['A Widow for One Year']],
])('Search looks with %j for %j and finds %j', (q, correctedQuery, titles) => {
  const page = find(real, { q });
  expect(titlesOf(page.books)).toEqual(titles);
  expect(page.correctedQuery).toBe(correctedQuery);
});

it.each(['gift for my young old aunt', 'against the current of old years back'])(
  'Search shows no other book for %j, of which books have only single words',
  (q) => expect(find(real, { q })).toMatchObject({ total: 0, closeWords: [] }),
);

const described = catalogueOf(
  entry({
    title: 'Moby-Dick',
    description: 'Go for the whale and stay for the chowder, the rope and the sermon.',
    format: 'paperback',
  }),
  entry({ title: 'A Whale of a Time', sold: 1, publisher: 'Lamplight Press' }),
  entry({
    title: 'Carmilla',
    description: `${'A guest arrives by night. '.repeat(4)}She is a vampire.`,
    format: 'hardcover',
  }),
  entry({ title: 'Treasure Island', sold: 999, description: 'Every pirate you have met, and their rum.' }),
  entry({ title: 'The Time Machine', subjects: ['Science fiction'], category: 'adventure', sold: 9 }),
  entry({ title: 'The Science of Getting Rich', category: 'business', sold: 99 }),
  ...['Twenty Leagues Under the Seas', 'The Ten Books', 'A Curious Case', "L'Étranger", 'House'].map(
    (title) => entry({ title, category: 'horror', description: '' }),
  ),
);
it.each([
  ['whale', ['A Whale of a Time', 'Moby-Dick']],
  ['vampire', ['Carmilla']],
  ['pirates', ['Treasure Island']],
  ['you', []],
  ['paperback', ['Moby-Dick']],
  ['Taschenbuch', ['Moby-Dick']],
  ['lamplight', ['A Whale of a Time']],
  ['science fiction', ['The Time Machine']],
  ['l etranger', ["L'Étranger"]],
  ['Käse', []],
  ['under $10', []],
])('Search finds with %j, corrected to nothing else, %j', (q, titles) => {
  const page = find(described, { q });
  expect(titlesOf(page.books)).toEqual(titles);
  expect(page).not.toHaveProperty('correctedQuery');
});

it('Search changes the first letter of a word only when nothing else fits, and without another typo', () => {
  const correct = (q: string, ...titles: string[]) =>
    catalogueOf(...titles.map((title) => entry({ title, description: '' }))).find(
      { q },
      defaultGenres,
      dollars,
    ).correctedQuery;
  expect(correct('bouse', 'House', 'Blouse')).toBe('blouse');
  expect(correct('bouse', 'House', 'Emma')).toBe('house');
  expect(correct('etranger', 'Strange')).toBeUndefined();
});

it('Search lists with words that all exist, in no book together, what a typo can make of them first, and says no other query', () => {
  const books = catalogueOf(...knownBooks.map(({ book }) => ({ book, facts: {} })));
  const page = find(books, { q: 'harry trotter' });
  expect(page).toMatchObject({ total: 3, books: [{ title: 'The Barry Trotter Story' }, {}, {}] });
  expect(page).not.toHaveProperty('correctedQuery');
});

it('Search leads to the shelf that has the words in its title', () => {
  const shelves = [{ slug: 'nine', titles: ['Presents for nine-year-olds'], bookIds: ['carmilla', 'gone'] }];
  const page = described.find({ q: 'presents for nine' }, defaultGenres, dollars, false, shelves);
  expect(page.shelf).toEqual({ slug: 'nine', title: 'Presents for nine-year-olds', count: 1 });
  expect(titlesOf(page.books)).toEqual(['Carmilla']);
});

it('Search says of an ISBN that no book has it', () => {
  expect(search('978-0-14-143958-8')).toMatchObject({ total: 0, isIsbn: true });
  expect(search('emmaline the third')).not.toHaveProperty('isIsbn');
});

it('Search leaves out words that no book has and nothing is like', () => {
  expect(search('harry xyzxyz')).toMatchObject({ correctedQuery: 'harry', total: 2 });
});

it('Search finds books with fewer words when none has all', () => {
  const page = search('frankenstein goblet');
  expect(titlesOf(page.books).sort()).toEqual(['Frankenstein', 'Harry Potter and the Goblet of Fire']);
  expect(page).not.toHaveProperty('correctedQuery');
});

it.each(['war of the worlds', 'agatha christie', 'the xyzxyz', 'the', 'xyzxyz of the sorcere'])(
  'Search has nothing near %j, proposes nothing and lists what is newest and can be bought',
  (q) => {
    const stocked = catalogueOf(
      entry({ title: 'A Lost World', author: 'Agnes Christo', sold: 1 }),
      entry({ title: 'Kim', sold: 7 }),
      entry({ title: 'Ivanhoe', sold: 9, stockLeft: 0 }),
    );
    const page = find(stocked, { q });
    expect(page).toMatchObject({ total: 0, closeWords: [] });
    expect(titlesOf(page.instead ?? [])).toEqual(['Kim', 'A Lost World']);
  },
);

it('Search leads from words that no title has to books that mention one, and to what sells best of their genre', () => {
  const shop = catalogueOf(
    entry({ title: 'Roses', description: 'All about gardening.', category: 'business' }),
    entry({ title: 'Accounts', category: 'business', sold: 2 }),
    entry({ title: 'Taxes', category: 'business', sold: 3 }),
    entry({ title: 'Strategy', category: 'business', sold: 4, stockLeft: 0 }),
    entry({ title: 'Kim', category: 'fiction', sold: 9 }),
  );
  const page = find(shop, { q: 'quantum gardening' });
  expect(page).toMatchObject({ total: 0, nearest: 'business', mentions: { word: 'gardening' } });
  expect(titlesOf(page.mentions?.books ?? [])).toEqual(['Roses']);
  expect(titlesOf(page.instead ?? [])).toEqual(['Taxes', 'Accounts']);
});

it('Search lists what begins with the words before what an author in the middle is found by', () => {
  const books = catalogueOf(
    ...entries(
      ['Ten Apples', 'Theo LeSieg', { sold: 900 }],
      ['Theodore Rex', 'Edmund Morris', { sold: 9 }],
      ['The Theory of Colours', 'Goethe', { sold: 1 }],
    ),
  );
  const titles = titlesOf(books.suggest('theo', defaultGenres).books);
  expect(titles).toEqual(['Theodore Rex', 'The Theory of Colours', 'Ten Apples']);
});

it('Search takes words as they are when asked to', () => {
  expect(search('harry poter', true)).toMatchObject({ total: 0, books: [] });
  expect(search('harry poter', true)).not.toHaveProperty('correctedQuery');
  expect(search('frankenstein goblet', true).total).toBe(0);
  expect(search('harry pott', true).total).toBe(2);
});

it('Search takes no number for another', () => {
  expect(search('1985')).toMatchObject({ total: 0 });
  expect(search('9780141439588').total).toBe(0);
});

it('Search proposes words that books have when it finds nothing', () => {
  expect(search('harry poter', true).closeWords).toContain('potter');
  expect(search('frakenstn').closeWords).toContain('frankenstein');
  expect(search('hobbytt').closeWords).toContain('hobbit');
  expect(search('漢字')).toMatchObject({ total: 0, closeWords: [] });
  expect(search('emma')).not.toHaveProperty('closeWords');
  expect(find(catalogue, { q: 'emma', category: 'horror' })).not.toHaveProperty('closeWords');
});

const young = catalogueOf(
  entry({ title: 'Matilda', ageFrom: 8, ageTo: 12 }),
  entry({ title: 'Goodnight Moon', ageFrom: 0, ageTo: 3 }),
  entry({ title: 'The Hundred-Year-Old Man', audience: 'adults' }),
  entry({ title: 'Kids', audience: 'adults' }),
);
it.each([
  ['children', 'Children', ['Matilda', 'Goodnight Moon']],
  ['books for kids', 'Children', ['Kids', 'Matilda', 'Goodnight Moon']],
  ['gift for 9 year old', 'Ages 9 to 11', ['Matilda']],
  ['gift for a nine-year-old', 'Ages 9 to 11', ['Matilda']],
  ['ages 2', 'Ages 0 to 2', ['Goodnight Moon']],
  ['hundred year old man', undefined, ['The Hundred-Year-Old Man']],
  ['for a 40 year old', 'Adults', ['The Hundred-Year-Old Man', 'Kids']],
  ['for a 16 year old', undefined, []],
])('Search leads with %j to the books for %j', (q, label, titles) => {
  const page = find(young, { q });
  expect(page.readers?.label).toBe(label);
  expect(titlesOf(page.books).sort()).toEqual(titles.toSorted());
});

it.each([
  ['horror', { category: 'horror', count: 1 }],
  [' HORROR! ', { category: 'horror', count: 1 }],
  ['hororr', { category: 'horror', count: 1 }],
  ['fiction', { category: 'fiction', count: 7 }],
])('Search names the category that %j means, whatever filter there is', (q, named) => {
  expect(find(catalogue, { q, price: '40-' })).toMatchObject({ total: 0, named });
  expect(search(q)).toMatchObject({ total: named.count });
  expect(search(q)).not.toHaveProperty('closeWords');
});

it('Search names no category without books, and none for words that books have or that mean more', () => {
  const books = catalogueOf(...knownBooks, entry({ title: 'Errors of Horrors' }));
  for (const q of ['technology', 'horrors', 'horror emma', 'horr', '']) {
    expect(find(books, { q })).not.toHaveProperty('named');
  }
  expect(search('hororr', true)).not.toHaveProperty('named');
  expect(search('horror', true)).toMatchObject({ total: 1, named: { category: 'horror' } });
});

it('Search puts the word itself before words that begin with it, titles before authors, and well-known books first', () => {
  const books = catalogueOf(
    entry({ title: 'Emmanuel', sold: 5 }),
    entry({ title: 'Emma', sold: 5 }),
    entry({ title: 'A Life', author: 'Emma Field', sold: 5 }),
    entry({ title: 'Emma', _id: 'famous', sold: 5000 }),
  ).find({ q: 'emma' }, defaultGenres, dollars).books;
  expect(books.map(({ _id }) => _id)).toEqual(['famous', 'emma', 'a-life', 'emmanuel']);
});

it('Search finds all books without words and none with nothing but signs', () => {
  expect(search('').total).toBe(knownBooks.length);
  expect(search('!!!')).toMatchObject({ total: 0, closeWords: [] });
});

it('Search answers any text', () => {
  fc.assert(
    fc.property(anyText(100), (q) => {
      for (const literal of [undefined, true] as const) {
        const { total, books } = search(q, literal);
        expect(books).toHaveLength(Math.min(total, 24));
      }
      catalogue.suggest(q, defaultGenres);
    }),
    {
      examples: ['', ' ', '__proto__', 'constructor toString', '%_*\\', '-', '\ud800']
        .concat('a'.repeat(10_000), 'a b c d e f g h i j k l m n', 'the '.repeat(3000), '0'.repeat(13))
        .map((q): [string] => [q]),
    },
  );
});
