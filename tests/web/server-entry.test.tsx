import { readFileSync } from 'node:fs';
import { bookFormats } from '@bookstore/functions/shared/book/book-format';
import { defaultGenres } from '@bookstore/functions/shared/genre/genres';
import { beginsAsShell, type PageRow, pathAt } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { accentStyle } from '@bookstore/functions/shared/shop/accent';
import { accentOf } from '@bookstore/functions/shared/shop/accent-shades';
import { defaultProfile } from '@bookstore/functions/shared/shop/default-profile';
import { moneyFormatOf } from '@bookstore/functions/shared/shop/money-format';
import { defaultFrame, type ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { textNames } from '@bookstore/functions/shared/shop/shop-texts';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NotFound } from '../../functions/src/platform/http/api-errors.ts';
import { PageHead } from '../../web/src/app/page-head.tsx';
import { shopAddress } from '../../web/src/config/env.ts';
import { bookData, formatData } from '../../web/src/entities/book/book-data.ts';
import { pagesAbove } from '../../web/src/entities/book/pages-above.ts';
import {
  breadcrumbData,
  collectionData,
  type StructuredData,
} from '../../web/src/entities/book/structured-data.ts';
import { firstRelatedBooks } from '../../web/src/features/book-page/related-books.ts';
import { newestInView, pageInView } from '../../web/src/features/home/first-view.ts';
import { fillTemplate, renderPage } from '../../web/ssr/server-entry.tsx';
import { withShopData } from '../../web/ssr/shell-template.ts';
import { anyCharacters } from '../fixtures/any-text.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { textsOf } from './on-screen.ts';
import { makeArea, vat } from './samples.ts';

// As in the server's bundle.
vi.stubEnv('SSR', true);

describe('The head of a page', () => {
  function contentOf(name: string): string | null | undefined {
    return document.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');
  }

  const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

  it('The head of a public page has its canonical address, and the title, text and picture of a preview', () => {
    render(
      <PageHead title="Emma" description="A match" path="/books/emma" image="https://x.example/emma.avif" />,
    );
    expect(document.title).toBe('Emma · Book Store');
    expect(canonical()).toBe(`${shopAddress}/books/emma`);
    expect(contentOf('robots')).toBeUndefined();
    const card = ['og:url', 'og:title', 'og:description', 'og:image', 'og:type', 'og:site_name'].map(
      contentOf,
    );
    const picture = 'https://x.example/emma.avif';
    expect(card).toEqual([`${shopAddress}/books/emma`, 'Emma', 'A match', picture, 'website', 'Book Store']);
    // X takes the rest from the other elements.
    expect(contentOf('twitter:card')).toBe('summary');
  });

  it('The preview of a page without a picture shows the shop’s own', () => {
    render(<PageHead path="/" />);
    expect([contentOf('og:image'), contentOf('twitter:card')]).toEqual([
      `${shopAddress}/share.png`,
      'summary_large_image',
    ]);
  });

  it('A page of results is not indexed, but has a preview', () => {
    render(<PageHead title="Books, page 2" path="/browse?page=2" noIndex />);
    expect([contentOf('robots'), contentOf('og:url'), canonical()]).toEqual([
      'noindex',
      `${shopAddress}/browse?page=2`,
      undefined,
    ]);
  });
});

/** What a machine reads of a page, as a browser parses its HTML. */
function readBack(title: string, structuredData: StructuredData) {
  const html = renderToString(
    <PageHead title={title} description={title} path="/" structuredData={structuredData} />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    graph: JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'],
    description: page.querySelector('meta[property="og:description"]')?.getAttribute('content'),
    elements: page.querySelectorAll('*').length,
  };
}

const breakouts = [
  '</script>',
  '<!--<script>',
  ']]>',
  '\u2028',
  '\0',
  '\ud800',
  '"}]}',
  '&quot;',
  '\\u003c/script>',
];

const text = fc.oneof(
  anyCharacters,
  fc.constantFrom(...breakouts, ...hostileTexts.map((hostile) => hostile.text)),
  fc.array(fc.constantFrom(...breakouts, 'Emma', ' ')).map((parts) => parts.join('')),
);

describe('structured data', () => {
  it('Structured data is read back unchanged, whatever a book is called, and no text becomes an element', () => {
    const { elements } = readBack('Emma', []);
    fc.assert(
      fc.property(text, text, text, (title, description, author) => {
        const book = makeBook({ title, description, author });
        const data = [
          bookData(book, defaultFrame),
          breadcrumbData(pagesAbove(book, defaultGenres), { name: title, path: '/' }),
          collectionData({ name: title, path: '/' }, [book]),
        ];
        const read = readBack(title, data);
        expect(read.graph).toEqual(JSON.parse(JSON.stringify(data)));
        expect(read.elements).toBe(elements);
        // Parsers of HTML normalize line ends, and drop NUL.
        if (!/[\r\0]|\p{Cs}/u.test(title)) expect(read.description).toBe(title);
      }),
      { numRuns: 100 },
    );
  });

  it('The data of a book equals its page', () => {
    const book = makeBook({ _id: 'good omens', author: 'Terry Pratchett & Neil Gaiman', newPrice: 9.5 });
    expect(bookData(book, defaultFrame)).toMatchObject({
      '@type': ['Product', 'Book'],
      name: book.title,
      url: `${shopAddress}/books/good%20omens`,
      author: [
        { '@type': 'Person', name: 'Terry Pratchett', url: `${shopAddress}/authors/terry-pratchett` },
        { '@type': 'Person', name: 'Neil Gaiman' },
      ],
      offers: { price: '9.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  it('names the price before the reduction only where the shop knows it by the EU rule', () => {
    const offer = (reducedPrices: 'off' | 'eu', oldPrice: number) =>
      bookData(makeBook({ newPrice: 8, oldPrice }), { ...defaultFrame, reducedPrices }).offers;
    expect(offer('eu', 10)).toMatchObject({
      price: '8.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '10.00' },
    });
    expect(offer('eu', 8)).not.toHaveProperty('priceSpecification');
    expect(offer('off', 10)).not.toHaveProperty('priceSpecification');
  });

  it.each([true, false])('says whether prices include tax where the shop shows it: %s', (isIncluded) => {
    const tax = { ...vat, isIncluded };
    const book = makeBook({ newPrice: 8, oldPrice: 10 });
    const { priceSpecification: price } = Object(bookData(book, { ...defaultFrame, tax }).offers);
    expect(price).toMatchObject({ price: '8.00', priceCurrency: 'USD', valueAddedTaxIncluded: isIncluded });
    const both = Object(bookData(book, { ...defaultFrame, tax, reducedPrices: 'eu' }).offers);
    expect(both.priceSpecification).toMatchObject([
      { price: '8.00', valueAddedTaxIncluded: isIncluded },
      {
        price: '10.00',
        valueAddedTaxIncluded: isIncluded,
        priceType: expect.stringMatching(/Strikethrough/),
      },
    ]);
  });

  it('tells prices with the tax that comes on top of them where buyers everywhere pay it', () => {
    const tax = { ...vat, isIncluded: false };
    const money = moneyFormatOf({ currency: 'EUR', locale: 'de-DE' });
    const book = makeBook({ newPrice: 8, oldPrice: 10 });
    const shop = { ...defaultFrame, money, tax, reducedPrices: 'eu' as const };
    expect(bookData(book, shop).offers).toMatchObject({
      price: '8.56',
      priceCurrency: 'EUR',
      priceSpecification: [
        { price: '8.56', valueAddedTaxIncluded: true },
        { price: '10.70', valueAddedTaxIncluded: true },
      ],
    });
  });

  it.each([
    ['availability', {}, 'InStock'],
    ['availability', { stockLeft: 2 }, 'InStock'],
    ['availability', { stockLeft: 0 }, 'OutOfStock'],
    ['itemCondition', {}, 'NewCondition'],
    ['itemCondition', { condition: 'new' }, 'NewCondition'],
    ['itemCondition', { condition: 'used' }, 'UsedCondition'],
    ['itemCondition', { condition: 'damaged' }, 'DamagedCondition'],
  ])('The offer of a book says its %s: %j is %s', (key, book, term) => {
    const { offers } = bookData(makeBook(book), defaultFrame);
    expect(offers).toMatchObject({ [key]: `https://schema.org/${term}` });
  });

  it('Every format of a book has a term of schema.org', () => {
    expect(Object.keys(formatData)).toEqual([...bookFormats]);
  });

  it('The data of a book without author and description has neither, and without a picture it has the drawn cover', () => {
    expect(bookData(makeBook({ description: '' }), defaultFrame)).not.toHaveProperty('description');
    const data = bookData(makeBook({ _id: 'emma', author: undefined, coverImage: '' }), defaultFrame);
    expect(data).not.toHaveProperty('author');
    expect(data.image).toBe(`${shopAddress}/api/books/emma/drawn-cover`);
  });

  it('An offer says that a shop without areas delivers free, and nothing of sending books back', () => {
    const offer = bookData(makeBook(), defaultFrame).offers;
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(offer).toMatchObject({
      shippingDetails: [
        {
          shippingRate: { value: '0.00', currency: 'USD' },
          shippingDestination: [{ addressCountry: 'US' }],
          deliveryTime: { transitTime: { minValue: 1, maxValue: 4, unitCode: 'DAY' } },
        },
      ],
    });
  });

  it('An offer has the cost of each area for this book, and the days to send it back', () => {
    const steps = [
      { from: 0, cost: 3 },
      { from: 1000, cost: 5.5 },
    ];
    const areas = [
      makeArea({ zips: [{ from: '10', to: '14' }], by: 'weight', steps }),
      makeArea({ countries: ['AT', 'CH'], zips: [{ from: '8', to: '8' }], steps, freeFrom: 9 }),
    ];
    const offerOf = (weight: number) =>
      bookData(makeBook({ newPrice: 10, weight }), {
        ...defaultFrame,
        deliverySetting: { areas, isShown: true },
        deliveryTexts: { ...defaultFrame.deliveryTexts, returnDays: 14 },
      }).offers;
    expect(offerOf(900)).toMatchObject({ shippingDetails: [{ shippingRate: { value: '3.00' } }, {}] });
    expect(offerOf(1200)).toMatchObject({
      shippingDetails: [
        {
          shippingRate: { value: '5.50' },
          shippingDestination: [
            { addressCountry: 'DE', postalCodeRange: [{ postalCodeBegin: '10', postalCodeEnd: '14' }] },
          ],
        },
        {
          shippingRate: { value: '0.00' },
          shippingDestination: [
            { addressCountry: 'AT', postalCodePrefix: ['8'] },
            { addressCountry: 'CH', postalCodePrefix: ['8'] },
          ],
        },
      ],
      hasMerchantReturnPolicy: { applicableCountry: ['DE', 'AT', 'CH'], merchantReturnDays: 14 },
    });
  });

  it('The breadcrumb of a book leads from all books over its category', () => {
    const trail = breadcrumbData(pagesAbove({ category: 'horror' }, defaultGenres), {
      name: 'Emma',
      path: '/books/emma',
    });
    const crumb = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: shopAddress + path,
    });
    expect(trail.itemListElement).toEqual([
      crumb(1, 'Books', '/browse'),
      crumb(2, 'Horror', '/browse/horror'),
      crumb(3, 'Emma', '/books/emma'),
    ]);
  });
});

const books = Array.from({ length: 18 }, (_, index) =>
  makeBook({
    _id: index === 0 ? 'emma' : `book-${index}`,
    title: `Book ${index} </script>`,
    description: 'x'.repeat(200),
  }),
);

const sellers = books.toReversed();

const hostileNote = 'Read it <img src=x onerror="alert(1)"> twice </script>';
const listedShelf = {
  title: 'Staff picks',
  slug: 'staff-picks',
  text: 'Ours.',
  total: 2,
  books: books.slice(0, 2).map((book) => ({ ...book, note: hostileNote, by: 'Iris' })),
};
const shownShelf = {
  title: 'Staff picks',
  slug: 'staff-picks',
  text: 'Ours.',
  books: books.slice(3, 5).map((book) => ({ book, note: hostileNote, by: 'Iris' })),
};

type Ask = Parameters<typeof renderPage>[1];

const askApi = vi.fn(async (name: string, { query }: { query?: object }): Promise<unknown> => {
  if (name === 'GET /api/books/:id/related') return { sameCategory: books, sameAuthor: [] };
  if (name === 'GET /api/texts/:name')
    return { nodes: [{ tag: 'p', nodes: ['Pay ', { tag: 'em', nodes: ['later'] }] }] };
  if (query && 'sort' in query && query.sort === 'bestselling') return makeCataloguePage({ books: sellers });
  if (name === 'GET /api/catalogue')
    return makeCataloguePage({ total: query && 'page' in query && query.page ? 1 : 0 });
  if (['GET /api/doors', 'GET /api/shelves'].includes(name)) return [];
  return name === 'GET /api/books' ? books : books[0];
});

const answering =
  (name: string, answer: unknown): Ask =>
  async (call, input) =>
    call === name ? answer : askApi(call, input);

async function parsed(path: string, ask: Ask = askApi, shop?: ShopChanges) {
  const page = await renderPage(path, ask, shop);
  return new DOMParser().parseFromString(`${page?.head}<body>${page?.body}`, 'text/html');
}

describe('a page that the server renders', () => {
  it('A page loads the queries that its route declares and shows its first view', async () => {
    const home = await renderPage('/', askApi);
    expect(askApi.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['GET /api/books', { query: { limit: 18 } }],
      ['GET /api/catalogue', { query: { sort: 'bestselling' } }],
      ['GET /api/doors', { query: {} }],
      ['GET /api/shelves', { query: { home: true } }],
    ]);
    expect(home?.head).toContain('<title>Book Store · A good book is waiting</title>');
    const [topSellers, recommended, news] = [3, 3, 3];
    expect(home?.body.match(/<article/g)).toHaveLength(topSellers + recommended + news);
    expect(home?.state).toMatchObject({
      answers: [
        [['GET /api/books', { query: { limit: 18 } }], newestInView(books)],
        [expect.anything(), { pages: [pageInView({ books: sellers, total: 18 })] }],
        [['GET /api/doors', { query: {} }], []],
        [['GET /api/shelves', { query: { home: true } }], []],
      ],
    });
    expect(home?.body.indexOf('Book 17 ')).toBeLessThan(home?.body.indexOf('Book 8 ') ?? 0);
  });

  it('A shop that sets nothing is rendered as one without settings, and hands over none', async () => {
    const home = await renderPage('/', askApi);
    expect(await renderPage('/', askApi, {})).toEqual({
      ...home,
      state: expect.objectContaining({ shop: {} }),
    });
    expect(home?.body).not.toContain('Opening hours');
    expect(home?.body).not.toContain('<style');
  });

  it('A page shows what the owner has set, as text, and the browser goes on from it', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const [first, ...rest] = defaultProfile.news;
    if (!first) throw new Error('No news');
    const shop: ShopChanges = {
      shopName: `Quire ${hostile}`,
      contactEmail: 'hello@quire.example',
      contactPhone: '+1 (555) 01 00',
      accentStyle: accentStyle(accentOf('#2f5d4a')),
      logo: { fileName: 'logo-1a2b3c4d.240x96.webp', width: 240, height: 96 },
      postalAddress: '1 Fold Street\nLeafton',
      openingHours: 'Mo-Fr 09:00-18:00\nSundays by appointment',
      social: [{ name: 'Mastodon', href: 'https://books.example/@quire' }],
      promo: { isOn: true, text: `Free bookmarks ${hostile}`, link: '/browse/horror' },
      news: [{ ...first, title: `A late evening ${hostile}`, link: 'https://late.example/' }, ...rest],
    };
    const page = await renderPage('/', askApi, shop);
    expect(page?.state).toMatchObject({ shop });
    const { body, head } = new DOMParser().parseFromString(`${page?.head}<body>${page?.body}`, 'text/html');
    const home = body.querySelector('header a');
    expect(home?.getAttribute('aria-label')).toBe(`Quire ${hostile}, home`);
    expect(home?.innerHTML).toMatch(
      /^<img src="\/api\/covers\/logo-1a2b3c4d\.240x96\.webp" alt="" width="240" height="96" class="[^"]+"\/?>$/,
    );
    expect(head.querySelector('title')?.textContent).toBe(`Quire ${hostile} · A good book is waiting`);
    expect([...body.querySelectorAll('[onerror]')]).toEqual([]);
    expect(body.querySelector('style')?.textContent).toContain('--color-accent:#2f5d4a;');
    const link = (text: string) =>
      [...body.querySelectorAll('a')].find((one) => one.textContent === text)?.getAttribute('href');
    expect(link(`Free bookmarks ${hostile}`)).toBe('/browse/horror');
    expect(link(`A late evening ${hostile}`)).toBe('https://late.example/');
    expect(link('+1 (555) 01 00')).toBe('tel:+15550100');
    expect(link('Mastodon')).toBe('https://books.example/@quire');
    expect(link('Contact')).toBe('mailto:hello@quire.example');
    expect(body.querySelector('address')?.textContent).toContain('1 Fold Street\nLeafton');
    const data = JSON.parse(head.querySelector('script')?.textContent ?? '')['@graph'];
    expect(data[0]).toMatchObject({
      '@type': 'BookStore',
      name: `Quire ${hostile}`,
      telephone: '+1 (555) 01 00',
      address: '1 Fold Street, Leafton',
      openingHours: ['Mo-Fr 09:00-18:00'],
    });
    const own = await renderPage('/terms', askApi, { ...shop, ownTexts: ['terms'] });
    expect(own?.body).toContain('<p>Pay <em>later</em></p>');
    expect(own?.body).not.toContain('Sample text');
    const privacy = await renderPage('/privacy', askApi, shop);
    expect(privacy?.body).toContain('href="mailto:hello@quire.example"');
    expect(privacy?.body).not.toContain('bookstore.example');
    const ownPrivacy = await renderPage('/privacy', askApi, { ...shop, ownTexts: ['privacy'] });
    for (const page of [privacy, ownPrivacy]) expect(page?.body).toContain('>order-attempt<');
  });

  it('The first words of home, and those on delivery and payment, are the owner’s, as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const shop: ShopChanges = {
      welcome: { heading: `Come in ${hostile}`, text: `Read ${hostile}` },
      deliveryTexts: {
        time: `within a week ${hostile}`,
        workingDays: 5,
        payment: `pay ${hostile} at the door`,
        returnDays: 14,
      },
    };
    const parse = async (path: string) => (await parsed(path, askApi, shop)).body;
    const home = await parse('/');
    expect(home.querySelector('h1')?.textContent).toBe(`Come in ${hostile}`);
    expect(home.querySelector('h1 + p')?.textContent).toBe(`Read ${hostile}`);
    expect(home.textContent).not.toContain('New Releases');
    const book = await parse('/books/emma');
    const terms = textsOf([...book.querySelectorAll('article dd')]);
    expect(terms.slice(0, 3)).toEqual([
      `Free, within a week ${hostile}`,
      `pay ${hostile} at the door`,
      'within 14 days',
    ]);
    expect((await parse('/terms')).textContent).toContain(`takes place within a week ${hostile}.`);
    for (const body of [home, book]) expect([...body.querySelectorAll('[onerror]')]).toEqual([]);
  });

  it('The services of home, fewer news and their pictures are the owner’s', async () => {
    const picture = 'news-1a2b3c4d.720x480.webp';
    const [first, second] = defaultProfile.news;
    if (!first || !second) throw new Error('No news');
    const shop: ShopChanges = {
      homeServices: [{ title: 'We bind', text: 'Books <b>with</b> broken spines.' }],
      news: [{ ...first, picture }, second],
    };
    const { body } = await parsed('/', askApi, shop);
    const services = textsOf([...body.querySelectorAll('#services li')]);
    expect(services).toEqual(['We bindBooks <b>with</b> broken spines.']);
    const pictures = [...body.querySelectorAll('[aria-labelledby] article img[width="360"]')];
    expect(pictures.map((image) => image.getAttribute('alt'))).toEqual([
      '',
      'An open book beside a burning candle',
    ]);
    expect(pictures[0]?.getAttribute('src')).toBe(`/api/covers/${picture}`);
  });

  const { deliveryTexts, services } = defaultProfile;
  const sample = />Sample text: the shopkeeper replaces it/;
  it.each<[string, string, ShopChanges, RegExp[], RegExp?]>([
    ['of empty words nothing', '/', { welcome: { heading: 'In', text: '' } }, [/In<\/h1><div[^>]*><a /]],
    [
      'of an empty way to pay nothing',
      '/books/emma',
      { deliveryTexts: { ...deliveryTexts, payment: '' } },
      [/>Free, in 2 to 4 working days</],
    ],
    [
      'what it always said',
      '/',
      {},
      [
        />New Releases This Week<\/h1><p [^>]+>Fresh on the table by the door: stories to stay up with, ideas to argue about and old friends in new coats.<\/p>/,
        /News from the shelves, now and then/,
      ],
    ],
    [
      'what it always said of a book',
      '/books/emma',
      {},
      [/>In stock<.+>Free, in 2 to 4 working days<.+>pay in cash at your door</],
    ],
    [
      'what it always said of the delivery',
      '/terms',
      {},
      [/Delivery is free and takes place in 2 to 4 working days\./, sample],
    ],
    ['that its words on privacy are a sample', '/privacy', {}, [sample]],
    [
      'nothing of a newsletter that there is not',
      '/',
      { services: { ...services, newsletter: false } },
      [/New Releases This Week/],
      /Subscribe|News from the shelves|newsletter/,
    ],
    [
      'nothing of a promo line that is off',
      '/',
      { promo: { isOn: false, text: 'Free bookmarks', link: '' } },
      [],
      /Free bookmarks/,
    ],
  ])('A shop says %s: %s', async (_, path, shop, said, unsaid = /Unsaid/) => {
    const body = (await renderPage(path, askApi, shop))?.body;
    for (const words of said) expect(body).toMatch(words);
    expect(body).not.toMatch(unsaid);
  });

  it('The page of a book hands over the whole book', async () => {
    const page = await renderPage('/books/emma', askApi);
    expect(page?.head).toContain('Book 0 &lt;/script&gt; · Book Store</title>');
    expect(page?.state).toMatchObject({
      answers: [
        [{}, books[0]],
        [{}, {}],
      ],
    });
    const related = firstRelatedBooks({ sameCategory: books, sameAuthor: [] });
    expect(page?.state).toMatchObject({ answers: [{}, [{}, related]] });
  });

  it('The page of a book shows its sample and its pictures without JavaScript, and nothing of them where it has none', async () => {
    const [emma] = books;
    const pictures = ['inside-0123abcd.1200x750.webp', 'https://murray.example/2.jpg'];
    const pick = { note: 'Twice.', by: 'Iris', title: 'Staff picks', slug: 'staff-picks' };
    const looked = {
      ...emma,
      pick,
      sample: 'Emma Woodhouse,\nhandsome.',
      sampleLink: 'https://www.murray.example/emma.pdf',
      pictures,
    };
    const ask = answering('GET /api/books/:id', looked);
    const bodyOf = (from: Ask) => parsed('/books/emma', from);
    const page = await bodyOf(ask);
    expect(page.querySelector('details')?.textContent).toContain('Emma Woodhouse,\nhandsome.');
    expect(page.querySelector(`a[href="${looked.sampleLink}"]`)?.textContent).toBe(
      'Read on at murray.example',
    );
    expect(page.querySelector('figcaption')?.textContent).toBe('Recommended by Iris in Staff picks');
    const [first, second] = page.querySelectorAll('ul[aria-label="Pictures from inside"] a');
    expect(first?.querySelector('img')?.getAttribute('width')).toBe('1200');
    expect(second?.getAttribute('href')).toBe(pictures[1]);
    expect((await bodyOf(askApi)).querySelector('details, figure, ul[aria-label^=Pictures]')).toBeNull();
  });

  it('A search that finds few books shows their neighbours, and one of many does not ask for any', async () => {
    const answerWith =
      (count: number): Ask =>
      async (call, input) => {
        if (call !== 'GET /api/catalogue') return askApi(call, input);
        return makeCataloguePage({
          books: books.slice(0, count).map((book) => ({ ...book, author: 'Ann Lee' })),
        });
      };
    expect((await renderPage('/search?q=emma', answerWith(1)))?.body).toContain('Neighbours on the shelf');
    expect(askApi.mock.calls.map(([name]) => name)).toEqual(['GET /api/books/:id/related']);
    expect((await renderPage('/search?q=emma', answerWith(7)))?.body).not.toContain(
      'Neighbours on the shelf',
    );
    expect(askApi).toHaveBeenCalledOnce();
  });

  it.each([
    ['/browse?price=cheap', 400, 'There is no such list of books'],
    ['/browse/cookery', 404, 'This page is not on our shelves'],
    ['/authors/no-such-author', 404, 'This page is not on our shelves'],
    ['/browse?page=9', 404, 'The list ends with page 1.'],
    ['/search?q=zyxw', 200, 'No book here has it in its title or author.'],
    ['/search', 200, 'Type a title or an author into the search box.'],
  ])('The status of a page says whether its list exists: %s', async (address, status, text) => {
    const page = await renderPage(address, askApi);
    expect(page?.status).toBe(status);
    expect(page?.body).toContain(text);
  });

  it.each(Object.entries<PageRow>(shopPages).filter(([, { rendered }]) => rendered))(
    'says in its head whether search engines may keep it, as the page table has it: %s',
    async (name, { path, indexed = false }) => {
      const answers = new Map<string, unknown>([
        ['GET /api/catalogue', makeCataloguePage({ books })],
        ['GET /api/shelves', [listedShelf]],
        ['GET /api/authors/:id', { life: '', portrait: '', credit: '' }],
        ['GET /api/shelves/:slug', shownShelf],
        ['GET /api/texts/:name', { nodes: ['Written'] }],
      ]);
      const newsletter = { wording: 'Send me the newsletter' };
      const vouchers: VoucherOffer = {
        amountsCents: [1000],
        leastCents: 500,
        mostCents: 50_000,
        cards: [1],
        reminds: false,
      };
      const shop = { withdrawal: { country: '' }, newsletter, vouchers, ownTexts: [...textNames] };
      const ask: Ask = async (call, input) => answers.get(call) ?? askApi(call, input);
      const values: Record<string, string> = { category: 'horror', author: 'nora-field' };
      const page = await renderPage(pathAt(path, values[name] ?? 'emma'), ask, shop);
      expect(page?.status).toBe(200);
      expect(page?.head.includes('<link rel="canonical"')).toBe(indexed);
      expect(page?.head.includes('<meta name="robots" content="noindex"/>')).toBe(!indexed);
    },
  );

  it('Home shows its first shelf with books and the others as links, below all else, and none without one', async () => {
    const shelves = [listedShelf, { ...listedShelf, title: 'For the beach', slug: 'beach' }];
    const ask = answering('GET /api/shelves', shelves);
    const { body } = await parsed('/', ask);
    const headings = textsOf([...body.querySelectorAll('h2')]);
    const [news, staffPicks] = [headings.indexOf('News'), headings.indexOf(listedShelf.title)];
    expect([news > 0, staffPicks]).toEqual([true, news + 1]);
    expect([...body.querySelectorAll('[onerror]')]).toEqual([]);
    expect(body.querySelector('blockquote')?.textContent).toBe(listedShelf.books[0]?.note);
    const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/shelves/staff-picks', '/shelves/beach']));
    const without = (await renderPage('/', askApi))?.body;
    expect(without).not.toContain('/shelves');
  });

  it('The page of a shelf names its books to machines, in their order; without one the address is not found', async () => {
    const ask = answering('GET /api/shelves/:slug', shownShelf);
    const { head } = await parsed('/shelves/staff-picks', ask);
    const [list] = JSON.parse(head.querySelector('script')?.textContent ?? '')['@graph'];
    expect(list).toMatchObject({ '@type': 'CollectionPage', name: shownShelf.title, description: 'Ours.' });
    const named = list.mainEntity.itemListElement.map(({ url }: { url: string }) => url.split('/').at(-1));
    expect([list.mainEntity['@type'], named]).toEqual([
      'ItemList',
      shownShelf.books.map(({ book }) => encodeURIComponent(book._id)),
    ]);
    const refuse: Ask = async () => {
      throw new NotFound('The shelf');
    };
    const missing = await renderPage('/shelves/none', refuse);
    expect([missing?.status, missing?.head.includes('noindex')]).toEqual([404, true]);
  });

  it('A page contains the drawn cover of a book without a picture', async () => {
    const page = await renderPage('/books/emma', askApi);
    expect(page?.body).toMatch(/aria-label="Cover of Book 0 &lt;\/script&gt;"[^>]*class="drawn-cover drawn-/);
  });

  it('A page fills its template, with data that cannot end its script element', async () => {
    const page = await renderPage('/books/emma', askApi);
    if (!page) throw new Error('No page');
    const template =
      '<head><style>/*.unused*/.unused{}/**/</style><!--head--></head><!--body--><script><!--data--></script>';
    const html = fillTemplate(template, page);
    expect(html).toMatch(/^<head><style><\/style><title>/);
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    );
    expect(scripts).toMatchObject([{ '@graph': [{ name: books[0]?.title }, {}] }, { answers: [{}, {}] }]);
  });

  it('No page is rendered at any other address', async () => {
    for (const path of [
      '/books',
      '/books/a/b',
      '/Books/emma',
      '/admin',
      '/dashboard',
      '/browse/a/b',
      '/authors',
    ]) {
      expect(await renderPage(path, askApi)).toBeUndefined();
    }
  });

  it.each(Object.values<PageRow>(shopPages).filter(beginsAsShell))(
    'The shell of $path says what the shop has set, as text, and nothing of its defaults or of the address',
    async ({ path, ownShell }) => {
      const shop: ShopChanges = {
        shopName: 'Quire <b>',
        accentStyle: accentStyle(accentOf('#2f5d4a')),
        logo: { fileName: 'logo-1a2b3c4d.240x96.webp', width: 240, height: 96 },
      };
      const page = await renderPage(`${pathAt(path, 'secret-id')}?code=secret`, askApi, shop);
      if (!page) throw new Error('No shell');
      const template = withShopData(readFileSync('web/app.html', 'utf8'));
      const html = fillTemplate(template, page);
      expect(html).not.toMatch(/Book Store|secret/);
      const shell = new DOMParser().parseFromString(html, 'text/html');
      expect(shell.title).toBe(ownShell === 'filled' ? `Checkout · ${shop.shopName}` : shop.shopName);
      expect(JSON.parse(shell.querySelector('#page-data')?.textContent ?? '')).toEqual({
        shop,
      });
      const home = shell.querySelector('#root header a');
      expect(home?.getAttribute('aria-label')).toBe(ownShell && 'Quire <b>, home');
      const marks = ownShell ? ['logo-1a2b3c4d', '--color-accent:#2f5d4a;'] : [];
      for (const one of marks) expect(shell.querySelector('#root')?.innerHTML).toContain(one);
      expect(askApi).not.toHaveBeenCalled();
    },
  );

  it('The shell of the checkout has its form, in which nothing is filled, and says that it loads', async () => {
    // As on the server, which has none and would report that for every shopper.
    vi.stubGlobal('sessionStorage', undefined);
    const shops = [{}, { payment: 'both', collection: { text: 'By the door' } }] as const;
    for (const changes of shops) {
      const { body } = await parsed('/checkout', askApi, { ...defaultProfile, ...changes });
      const form = body.querySelector('main form');
      expect(form?.textContent).toMatch(/Loading\.\.\..*Full Name.*City.*Place an Order/);
      const boxes = [...(form?.querySelectorAll('input:not([type=checkbox]), textarea') ?? [])];
      expect(boxes).toHaveLength(8);
      for (const box of boxes) expect(box).toHaveProperty('value', '');
    }
    expect(console.warn).not.toHaveBeenCalled();
    expect(askApi).not.toHaveBeenCalled();
  });

  it('The page of a missing book says so, and leaves the browser no query to send', async () => {
    const notFound = Object.assign(new Error('The book does not exist'), { status: 404 });
    const page = await renderPage('/books/no%20such%20book', () => Promise.reject(notFound));
    expect(page?.status).toBe(404);
    expect(page?.head).toContain('<title>Book not found · Book Store</title>');
    expect(page?.body).toContain('There is no such book in the shop.');
    expect(page?.state).toMatchObject({ answers: [[{}, null]] });
  });

  it('A page fails with the error of its call', async () => {
    const notFound = new Error('The book does not exist');
    await expect(renderPage('/books/emma', () => Promise.reject(notFound))).rejects.toBe(notFound);
  });

  it('A page fails when it shows data that its route does not declare', async () => {
    vi.resetModules();
    vi.doMock('../../web/src/app/routes/rendered/home-route.tsx', async (original) => {
      const home = await original<typeof import('../../web/src/app/routes/rendered/home-route.tsx')>();
      return { ...home, load: async () => 200 };
    });
    const { renderPage: render } = await import('../../web/ssr/server-entry.tsx');
    await expect(render('/', () => new Promise(() => undefined))).rejects.toThrow(/GET \/api\/books/);
    vi.doUnmock('../../web/src/app/routes/rendered/home-route.tsx');
  });

  it('A page fails when a part of it cannot be rendered', async () => {
    const broken = [{ ...books[0], newPrice: null, title: {} }];
    const ask = answering('GET /api/books', broken);
    await expect(renderPage('/', ask)).rejects.toThrow(/could not be rendered/);
  });
});
