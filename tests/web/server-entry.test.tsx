import { readFileSync } from 'node:fs';
import { beginsAsShell, type PageRow, pathAt } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import { defaultProfile } from '@bookstore/functions/shared/shop/default-profile';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { describe, expect, it, vi } from 'vitest';
import { NotFound } from '../../functions/src/platform/http/api-errors.ts';
import { accentStyle } from '../../functions/src/shared/shop/accent.ts';
import { accentOf } from '../../functions/src/shared/shop/accent-shades.ts';
import { textNames } from '../../functions/src/shared/shop/shop-texts.ts';
import type { VoucherOffer } from '../../functions/src/shared/voucher/voucher-offer.ts';
import { firstRelatedBooks } from '../../web/src/features/book-page/related-books.ts';
import { newestInView, pageInView } from '../../web/src/features/home/first-view.ts';
import { fillTemplate, renderPage } from '../../web/ssr/server-entry.tsx';
import { withShopData } from '../../web/ssr/shell-template.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { textsOf } from './on-screen.ts';

// As in the server's bundle.
vi.stubEnv('SSR', true);

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

/** The shop, but for one answer. */
const answering =
  (name: string, answer: unknown): Ask =>
  async (call, input) =>
    call === name ? answer : askApi(call, input);

/** A page as a browser parses it. */
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

  it('Empty words leave nothing behind', async () => {
    const shop: ShopChanges = {
      welcome: { heading: 'Come in', text: '' },
      deliveryTexts: { ...defaultProfile.deliveryTexts, payment: '' },
    };
    expect((await renderPage('/', askApi, shop))?.body).toMatch(/Come in<\/h1><div[^>]*><button/);
    expect((await renderPage('/books/emma', askApi, shop))?.body).toContain('>Free, in 2 to 4 working days<');
  });

  it('What is said without a setting is what was said before there was one', async () => {
    const home = (await renderPage('/', askApi))?.body;
    expect(home).toMatch(
      />New Releases This Week<\/h1><p [^>]+>Fresh on the table by the door: stories to stay up with, ideas to argue about and old friends in new coats.<\/p>/,
    );
    expect(home).toContain('News from the shelves, now and then');
    expect((await renderPage('/books/emma', askApi))?.body).toMatch(
      />In stock<.+>Free, in 2 to 4 working days<.+>pay in cash at your door</,
    );
    expect((await renderPage('/terms', askApi))?.body).toContain(
      'Delivery is free and takes place in 2 to 4 working days.',
    );
    for (const path of ['/about', '/privacy', '/terms'])
      expect((await renderPage(path, askApi))?.body).toContain('>Sample text: the shopkeeper replaces it');
  });

  it('A shop without a newsletter shows neither its field nor what leads there', async () => {
    const services = { ...defaultProfile.services, newsletter: false };
    const home = (await renderPage('/', askApi, { services }))?.body;
    expect(home).toContain('New Releases This Week');
    expect(home).not.toMatch(/Subscribe|News from the shelves|newsletter/);
  });

  it('A promo line that is off is not in the page', async () => {
    const promo = { isOn: false, text: 'Free bookmarks', link: '' };
    expect((await renderPage('/', askApi, { promo }))?.body).not.toContain('Free bookmarks');
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
    const found =
      (count: number): Ask =>
      async (call, input) => {
        if (call !== 'GET /api/catalogue') return askApi(call, input);
        return makeCataloguePage({
          books: books.slice(0, count).map((book) => ({ ...book, author: 'Ann Lee' })),
        });
      };
    expect((await renderPage('/search?q=emma', found(1)))?.body).toContain('Neighbours on the shelf');
    expect(askApi.mock.calls.map(([name]) => name)).toEqual(['GET /api/books/:id/related']);
    expect((await renderPage('/search?q=emma', found(4)))?.body).not.toContain('Neighbours on the shelf');
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
      const shown = ownShell ? ['logo-1a2b3c4d', '--color-accent:#2f5d4a;'] : [];
      for (const one of shown) expect(shell.querySelector('#root')?.innerHTML).toContain(one);
      expect(askApi).not.toHaveBeenCalled();
    },
  );

  it('The shell of the checkout has its form, in which nothing is filled, and says that it loads', async () => {
    // As on the server, which has none and would say so for every shopper.
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
