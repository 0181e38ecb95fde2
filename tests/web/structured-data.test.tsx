import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { bookFormats } from '../../functions/src/shared/book/book-format.ts';
import { defaultGenres } from '../../functions/src/shared/genre/genres.ts';
import { moneyFormatOf } from '../../functions/src/shared/shop/money-format.ts';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { PageHead } from '../../web/src/app/page-head.tsx';
import { shopAddress } from '../../web/src/config/env.ts';
import { bookData, formatData } from '../../web/src/entities/book/book-data.ts';
import { pagesAbove } from '../../web/src/entities/book/pages-above.ts';
import {
  breadcrumbData,
  collectionData,
  type StructuredData,
} from '../../web/src/entities/book/structured-data.ts';
import { anyCharacters } from '../fixtures/any-text.ts';
import { makeBook } from '../fixtures/factories.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

// As in the server's bundle.
vi.stubEnv('SSR', true);

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
        // Parsers of HTML see line ends as one, and no zero.
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
    const rates = { books: [{ from: '2026-01-01', basisPoints: 700 }], ebooks: [], other: [] };
    const tax = { name: 'MwSt.', isIncluded, defaultClass: 'books' as const, rates };
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
    const rates = { books: [{ from: '2026-01-01', basisPoints: 700 }], ebooks: [], other: [] };
    const tax = { name: 'MwSt.', isIncluded: false, defaultClass: 'books' as const, rates };
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
    const [near, far] = [
      { name: '', countries: ['DE'], zips: [{ from: '10', to: '14' }], by: 'weight' as const, steps },
      {
        name: '',
        countries: ['AT', 'CH'],
        zips: [{ from: '8', to: '8' }],
        by: 'amount' as const,
        steps,
        freeFrom: 9,
      },
    ];
    const offerOf = (weight: number) =>
      bookData(makeBook({ newPrice: 10, weight }), {
        ...defaultFrame,
        deliverySetting: { areas: [near, far], isShown: true },
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
