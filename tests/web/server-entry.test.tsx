import { describe, expect, it, vi } from 'vitest';
import { lazyPages } from '../../web/src/app/lazy-pages.ts';
import { renderedPages } from '../../web/src/app/rendered-pages.ts';
import { asFirstSeen } from '../../web/src/features/books/first-view.ts';
import { fillTemplate, renderPage } from '../../web/ssr/server-entry.tsx';
import { makeBook } from '../fixtures/factories.ts';

const books = Array.from({ length: 18 }, (_, index) =>
  makeBook({ title: `Book ${index} </script>`, description: 'x'.repeat(200) }),
);

const askApi = vi.fn(async (name: string, _input: object): Promise<unknown> => {
  return name === 'GET /api/books' ? books : books[0];
});

describe('a page that the server renders', () => {
  it('asks for what its route declares and shows what is seen first of it', async () => {
    const home = await renderPage('/', askApi);
    expect(askApi.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['GET /api/books', { query: { limit: 18 } }],
    ]);
    expect(home?.head).toContain('<title>Book Store · A good book is waiting</title>');
    const [topSellers, recommended, news] = [3, 3, 5];
    expect(home?.body.match(/<article/g)).toHaveLength(topSellers + recommended + news);
    expect(home?.state).toMatchObject({ queries: [{ state: { data: { pages: [asFirstSeen(books)] } } }] });
  });

  it('hands over the whole book where one page shows it', async () => {
    const page = await renderPage('/books/emma', askApi);
    expect(page?.head).toContain('Book 0 &lt;/script&gt; · Book Store</title>');
    expect(page?.state).toMatchObject({ queries: [{ state: { data: books[0] } }] });
  });

  it('draws the cover of a book without a picture', async () => {
    const page = await renderPage('/books/emma', askApi);
    expect(page?.body).toMatch(/aria-label="Cover of Book 0 &lt;\/script&gt;"[^>]*class="drawn-cover drawn-/);
  });

  it('stands in its template, with data that cannot end its script element', async () => {
    const page = await renderPage('/books/emma', askApi);
    if (!page) throw new Error('No page');
    const template =
      '<head><style>/*.unused*/.unused{}/**/</style><!--head--></head><!--body--><script><!--data--></script>';
    const html = fillTemplate(template, page);
    expect(html).toMatch(/^<head><style><\/style><title>/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is also a lazy page, for a browser that begins at another one', () => {
    expect(lazyPages.map(({ path }) => path)).toEqual(renderedPages.map(({ path }) => path));
  });

  it('is nothing at any other address', async () => {
    for (const path of ['/about', '/books', '/books/a/b', '/Books/emma', '/dashboard']) {
      expect(await renderPage(path, askApi)).toBeUndefined();
    }
  });

  it('fails with the error of its call', async () => {
    const notFound = new Error('The book does not exist');
    await expect(renderPage('/books/emma', () => Promise.reject(notFound))).rejects.toBe(notFound);
  });

  it('fails when it shows data that its route does not declare, instead of being half empty', async () => {
    vi.resetModules();
    vi.doMock('../../web/src/app/routes/home-route.tsx', async (original) => {
      const { homePage } = await original<typeof import('../../web/src/app/routes/home-route.tsx')>();
      return { homePage: { ...homePage, load: async () => undefined } };
    });
    const { renderPage: render } = await import('../../web/ssr/server-entry.tsx');
    await expect(render('/', () => new Promise(() => undefined))).rejects.toThrow(/GET \/api\/books/);
    vi.doUnmock('../../web/src/app/routes/home-route.tsx');
  });

  it('fails when a part of it cannot be rendered', async () => {
    await expect(renderPage('/', async () => [{ ...books[0], newPrice: null, title: {} }])).rejects.toThrow(
      /could not be rendered/,
    );
  });
});
