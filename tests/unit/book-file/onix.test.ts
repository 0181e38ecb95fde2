import { expect, it } from 'vitest';
import type { CsvRecord } from '../../../functions/src/book-file/csv-records.ts';
import { readLine } from '../../../functions/src/book-file/line-reader.ts';
import type { OnixShop } from '../../../functions/src/book-file/onix-price.ts';
import { onixFields } from '../../../functions/src/book-file/onix-product.ts';
import { looksLikeXml, onixRecords, xmlEncoding } from '../../../functions/src/book-file/onix-records.ts';
import { checkLine, fieldsOf } from '../../../functions/src/imports/check-line.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { importRulesSchema } from '../../../functions/src/shared/import/import-rules.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { onixEmma, onixMessage, onixWithContact, shortEmma } from './onix-messages.ts';

/** In pieces that split elements and characters. */
async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

const anyShop = {
  money: dollars,
  isTaxIncluded: undefined,
  country: '',
  day: '20261126',
  takesPreorders: false,
};

async function records(text: string, length = 7, shop: OnixShop = anyShop): Promise<CsvRecord[]> {
  const all: CsvRecord[] = [];
  for await (const record of onixRecords(pieces(text, length), shop)) all.push(record);
  return all.slice(1);
}

const layout = {
  names: [],
  columns: onixFields,
  rules: importRulesSchema.getDefault(),
  genres: defaultGenres,
  money: dollars,
};

async function lines(text: string) {
  return (await records(text)).map((record) => readLine(record, layout));
}

it.each([
  ['reference names', onixMessage(onixEmma), 3, { contributors: 'A Translator (translator)' }],
  ['short tags', shortEmma, 2, {}],
])('An ONIX 3.0 message becomes lines of books, from %s', async (_, message, line, contributors) => {
  expect(await lines(message)).toEqual([
    {
      line,
      title: 'The Emma & Co: A novel',
      given: {
        title: 'The Emma & Co: A novel',
        author: 'Jane Austen, Ann Lee',
        ...contributors,
        isbn: '9780141439587',
        newPrice: 9.5,
        category: 'fiction',
        description: 'Handsome, clever,\nand rich.',
        publisher: 'Penguin Classics',
        year: 2003,
        edition: '2',
        pages: 474,
        weight: 342,
        language: 'en',
        format: 'paperback',
        series: 'The Novels',
        seriesNumber: '4',
        originalTitle: 'Emma, a Novel',
        audience: 'teenagers',
        ageFrom: 12,
        ageTo: 16,
        subjects: ['FICTION / Classics', 'courtship', 'England'],
      },
      stock: { given: {}, notes: [] },
      notes: [],
      faults: [],
      damages: [],
      unmarked: [],
      isContinued: false,
      notice: undefined,
      isDraft: false,
    },
  ]);
});

it('An ONIX 3.0 message brings a passage of the book, a link to more of it, and at most six pictures from inside', async () => {
  const resource = (mode: string, link: string) =>
    `<SupportingResource><ResourceContentType>15</ResourceContentType><ResourceMode>${mode}</ResourceMode>
      <ResourceVersion><ResourceLink>${link}</ResourceLink></ResourceVersion></SupportingResource>`;
  const site = 'https://penguin.example/';
  const resources = [
    '<TextContent><TextType>14</TextType><Text textformat="05"><p>Emma Woodhouse,</p><p>handsome.</p></Text></TextContent>',
    resource('04', `${site}emma.pdf`),
    resource('03', 'http://penguin.example/0.jpg'),
    ...[...'1234567'].map((name) => resource('03', `${site}${name}.jpg`)),
  ];
  const [line] = await lines(
    onixMessage(onixEmma.replace('</CollateralDetail>', `${resources.join('')}</CollateralDetail>`)),
  );
  expect(line?.given).toMatchObject({
    sample: 'Emma Woodhouse,\nhandsome.',
    sampleLink: `${site}emma.pdf`,
    pictures: [...'123456'].map((name) => `${site}${name}.jpg`),
    description: 'Handsome, clever,\nand rich.',
  });
  expect(line?.given).not.toHaveProperty('coverImage');
});

const websiteOnly = onixWithContact.replaceAll('<ProductContactRole>10', '<ProductContactRole>04');
const shortContact = `<productcontact><x482>10</x482><x484>Penguin Classics</x484><j272>not an address</j272>
    <x552>1 Strand</x552><j349>London</j349><x590>WC2R</x590><b251>GB</b251></productcontact>`;
it.each([
  ['nothing', onixMessage(onixEmma), undefined],
  [
    'a contact for product safety',
    onixMessage(onixWithContact),
    {
      maker: 'Penguin Ireland',
      postalAddress: 'Morrison Chambers, 32 Nassau Street\nD02 YH68 Dublin\nIE',
      electronicAddress: 'safety@penguin.example',
    },
  ],
  [
    'the website of the publisher',
    onixMessage(websiteOnly),
    { maker: '', postalAddress: '', electronicAddress: 'https://penguin.example' },
  ],
  [
    'the publisher itself, in short tags',
    shortEmma.replace('<publishingdate>', `${shortContact}<publishingdate>`),
    { maker: '', postalAddress: '1 Strand\nWC2R London\nGB', electronicAddress: '' },
  ],
])('An ONIX 3.0 message says who answers for the safety of the book: %s', async (_, message, maker) => {
  expect((await records(message))[0]?.maker).toEqual(maker);
});

const update = `<Product><RecordReference>r</RecordReference><NotificationType>04</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780141439587</IDValue></ProductIdentifier>
    <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability>
      <Price><PriceType>02</PriceType><PriceAmount>8.00</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
    </SupplyDetail></ProductSupply></Product>`;
const deletion = onixEmma.replace('<NotificationType>03', '<NotificationType>05');
const notices = { update, deletion };
const emma = makeBook({ title: 'Emma', isbn: '9780141439587', newPrice: 9.5 });

it.each([
  ['update', 'all', ['changed', 'Emma', 'Price: 9.5 → 8']],
  [
    'deletion',
    'all',
    ['deleted', 'The Emma & Co: A novel', 'The message takes this book back: it is taken out of the shop'],
  ],
  ['deletion', 'prices', ['passed', 'The Emma & Co: A novel', 'The message takes this book back']],
] as const)(
  'An ONIX 3.0 message does to a book of the shop what it says: %s, %s',
  async (notice, scope, expected) => {
    const [read] = await lines(onixMessage(notices[notice]));
    const match = { kind: 'known', id: emma._id } as const;
    const rules = { ...layout.rules, scope };
    const checked = read && checkLine(read, match, { book: fieldsOf(emma) }, rules, dollars);
    expect([checked?.kind, checked?.title, ...(checked?.changes ?? []), ...(checked?.reasons ?? [])]).toEqual(
      expected,
    );
  },
);

it.each(['update', 'deletion'] as const)(
  'An ONIX 3.0 message adds no book that it does not have: %s',
  async (notice) => {
    const [read] = await lines(onixMessage(notices[notice]));
    const checked = read && checkLine(read, { kind: 'new' }, undefined, layout.rules, dollars);
    expect(checked).toMatchObject({
      kind: 'passed',
      reasons: [expect.stringContaining('The shop does not have this book')],
    });
  },
);

const supply = (...codes: string[]) =>
  codes
    .map(
      (code) =>
        `<SupplyDetail><ProductAvailability>${code}</ProductAvailability><Price><PriceAmount>9</PriceAmount></Price></SupplyDetail>`,
    )
    .join('');
it.each([
  ['', ['20'], false],
  ['', ['10'], true],
  ['', ['01'], true],
  ['', ['40', '20'], false],
  ['', [], false],
  ['04', [], false],
  ['02', [], true],
  ['02', ['21'], false],
  ['07', [], true],
  ['11', ['20'], true],
])(
  'An ONIX 3.0 message says whether a book is sold: status %j, availability %j',
  async (status, codes, isDraft) => {
    const [read] = await lines(
      onixMessage(
        `<Product><PublishingDetail><PublishingStatus>${status}</PublishingStatus></PublishingDetail><ProductSupply>${supply(...codes)}</ProductSupply></Product>`,
      ),
    );
    expect(read?.isDraft).toBe(isDraft);
  },
);

it.each([
  ['to pre-order in a shop that takes orders of it', true, '10', '21010312', '9', false],
  ['a draft in another shop', false, '10', '21010312', '9', true],
  ['a draft without a day', true, '10', '2101', '9', true],
  ['a draft when it was cancelled', true, '01', '21010312', '9', true],
])(
  'An ONIX 3.0 message makes of an announced book: %s',
  async (_, takesPreorders, code, day, price, isDraft) => {
    const message = onixMessage(
      `<Product><PublishingDetail><PublishingStatus>02</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">${day}</Date></PublishingDate></PublishingDetail><ProductSupply><SupplyDetail><ProductAvailability>${code}</ProductAvailability><Price><PriceAmount>${price}</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`,
    );
    const [record] = await records(message, 7, { ...anyShop, takesPreorders });
    expect(record && readLine(record, layout).isDraft).toBe(isDraft);
  },
);

it('An ONIX 3.0 message names who else has worked on a book, and of an edited one the editor as its author', async () => {
  const by = (role: string, name: string) =>
    `<Contributor><ContributorRole>${role}</ContributorRole><PersonName>${name}</PersonName></Contributor>`;
  const people =
    by('A12', 'Bo Kim') + by('B01', 'Ann Lee') + by('Z99', 'Somebody Else') + by('B06', 'Eva Ruiz');
  const [read] = await lines(
    onixMessage(
      `<Product><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>T</TitleText></TitleElement></TitleDetail>${people}</DescriptiveDetail></Product>`,
    ),
  );
  expect(read?.given).toMatchObject({
    author: 'Ann Lee',
    contributors: 'Ann Lee (editor), Eva Ruiz (translator), Bo Kim (illustrator)',
  });
});

it('An ONIX 3.0 message has texts of XHTML, in which the line breaks of the message are spaces', async () => {
  const message = onixEmma.replace(
    /<p>.*<\/p>/,
    `
      <h3>Praise</h3>
      <p>Handsome,
         <em>clever</em><br/>and rich.</p>
      <ul><li>One</li>
          <li>Two &amp; three</li></ul>`,
  );
  const [read] = await lines(onixMessage(message));
  expect(read?.given.description).toBe('Praise\nHandsome, clever\nand rich.\nOne\nTwo & three');
});

it.each([
  ['KWD', 'de-DE', '4.125', '4,125'],
  ['JPY', 'ja-JP', '1200.000', '1200'],
  ['EUR', 'de-DE', '4.125', '4.125'],
])(
  'An ONIX 3.0 message has prices with a point, which the shop reads as decimals: %s in %s',
  async (currency, locale, amount, cell) => {
    const message = onixEmma
      .replaceAll('<CurrencyCode>USD', `<CurrencyCode>${currency}`)
      .replaceAll(/<PriceAmount>[^<]*/g, `<PriceAmount>${amount}`);
    const [record] = await records(onixMessage(message), 7, {
      ...anyShop,
      money: moneyOf({ currency, locale }),
    });
    expect(record?.cells[onixFields.indexOf('newPrice')]).toBe(cell);
  },
);

it('An ONIX 3.0 message says of a product without anything what is missing', async () => {
  const [line] = await lines(onixMessage('<Product/>'));
  expect(line?.faults).toEqual(['Title is missing']);
});

it.each([
  ['another XML', '<rss version="2.0"/>', 'no ONIX message'],
  ['ONIX 2.1', '<ONIXMessage><Product/></ONIXMessage>', 'no ONIX 3.0 message'],
  ['an end that is missing', onixMessage(onixEmma).slice(0, -200), /cannot be read in line/],
  ['tags that do not match', onixMessage('<Product><Text></Product>'), /cannot be read in line 3/],
  ['an unknown entity', onixMessage('<Product>&nosuch;</Product>'), /cannot be read in line 3/],
  ['a comment without end', onixMessage(`<!--${'x'.repeat(4_200_000)}`), 'more than 4000000 characters'],
  [
    'an attribute without end',
    onixMessage(`<Product a="${'x'.repeat(4_200_000)}`),
    'more than 4000000 characters',
  ],
  [
    'texts of a product without end',
    onixMessage(`<Product>${`<a>${'x'.repeat(90_000)}</a>`.repeat(50)}</Product>`),
    'the texts of a product have more than 4000000 characters',
  ],
  ['elements without end', onixMessage('<a>'.repeat(100)), 'too many elements'],
  [
    'a product without end',
    onixMessage(`<Product>${'<a/>'.repeat(20_001)}</Product>`),
    'more than 20000 elements',
  ],
  [
    'entities of its own',
    onixMessage(onixEmma).replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
    'defines entities of its own',
  ],
])('An ONIX 3.0 message is refused in words: %s', async (_, message, words) => {
  await expect(records(message, 4096)).rejects.toThrow(words);
});

it('An ONIX 3.0 message may name a DTD, which is not read', async () => {
  const named = onixMessage(onixEmma).replace('?>', '?><!DOCTYPE ONIXMessage SYSTEM "file:///etc/passwd">');
  expect(await lines(named)).toHaveLength(1);
});

it('An ONIX 3.0 message has a cell that is too long, and the others are read', async () => {
  const [long, other] = await lines(
    onixMessage(onixEmma.replace('and rich.', 'x'.repeat(1_000_000)), onixEmma),
  );
  expect(long?.faults).toEqual([expect.stringContaining('more than 100000')]);
  expect(other?.faults).toEqual([]);
});

it.each([
  ['<?xml version="1.0"?><ONIXMessage>', true],
  ['\ufeff\n<ONIXmessage>', true],
  ['title,author\n<i>Emma</i>', false],
])('The beginning of a file is that of XML or not: %j', (beginning, isXml) => {
  expect(looksLikeXml(beginning)).toBe(isXml);
});

it.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?>', 'utf-8', 'windows-1252'],
  ["<?xml version='1.0' encoding='utf-8'?>", 'utf-8', 'utf-8'],
  ['<ONIXMessage>', 'utf-8', 'utf-8'],
  ['<?xml version="1.0" encoding="UTF-16"?>', 'utf-16le', 'utf-16le'],
] as const)('The beginning of a file names its encoding: %s', (beginning, declared, encoding) => {
  expect(xmlEncoding(beginning, declared)).toBe(encoding);
});

it('The beginning of a file is refused when its encoding is another one, or is not what it says', () => {
  expect(() => xmlEncoding('<?xml version="1.0" encoding="EBCDIC"?>', 'utf-8')).toThrow('stored as EBCDIC');
  expect(() => xmlEncoding('<?xml version="1.0" encoding="UTF-8"?>', 'windows-1252')).toThrow('and is not');
});
