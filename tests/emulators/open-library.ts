import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { cataloguedBooks } from '../fixtures/open-library.ts';
import type { Place } from './ports.ts';

const host = '127.0.0.1';
export const openLibraryPlace: Place = { host, port: 1090, purpose: 'the stand-in for Open Library' };
export const openLibraryAddress = `http://${host}:${openLibraryPlace.port}`;

export const oddIsbns = {
  page: '9780000000026',
  moved: '9780000000033',
  huge: '9780000000040',
  wrongTypes: '9780000000057',
  broken: '9780000000064',
  silent: '9780000000071',
} as const;

const wrongTypes = {
  title: 'A title\u0000 with\u0007 bells',
  authors: 'no-author',
  publishers: [{}, 7, 'x'.repeat(500)],
  publish_date: 1999,
  number_of_pages: '12',
  languages: [{ key: 5 }],
  description: { value: ['no', 'text'] },
  subjects: [null, 'y'.repeat(200), '<script>alert(1)</script>'],
};

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));

const oddAnswers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  [oddIsbns.page]: (response) => response.setHeader('Content-Type', 'text/html').end('<p>Busy</p>'),
  [oddIsbns.moved]: (response) =>
    response.writeHead(302, { Location: `${openLibraryAddress}/elsewhere` }).end(),
  [oddIsbns.huge]: (response) => json(response, { filler: 'x'.repeat(2_000_000) }),
  [oddIsbns.wrongTypes]: (response) =>
    json(response, { [`ISBN:${oddIsbns.wrongTypes}`]: { ...wrongTypes, details: wrongTypes } }),
  [oddIsbns.broken]: (response) => response.setHeader('Content-Type', 'application/json').end('{"ISBN:'),
  [oddIsbns.silent]: () => undefined,
};

/**
 * Stands in for Open Library, with the few books of the fixtures; `GET /asked` lists the requested ISBNs, in their
 * order.
 */
export async function startOpenLibrary(): Promise<{ close(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', openLibraryAddress);
    if (pathname === '/asked') return json(response, asked);
    const isbn = (searchParams.get('bibkeys') ?? '').replace('ISBN:', '');
    asked.push(isbn);
    const odd = oddAnswers[isbn];
    if (odd) return odd(response);
    const book = cataloguedBooks[isbn];
    const answer = searchParams.get('jscmd') === 'details' ? { details: book?.details } : book?.data;
    return json(response, book ? { [`ISBN:${isbn}`]: answer } : {});
  });
  await once(server.listen(openLibraryPlace.port, host), 'listening');
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
