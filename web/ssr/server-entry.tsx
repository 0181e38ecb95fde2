import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { renderedPages } from '#app/rendered-pages.ts';
import { type AskApi, createQueryClient } from '#lib/query-client.ts';

/** A page as HTML: what belongs into `<head>`, and what into `#root`. */
export interface RenderedHtml {
  head: string;
  body: string;
  /** The dehydrated query cache, from which the browser goes on. */
  state: object;
}

// React puts a title, or hints to load a picture early, before everything else that it renders. A title may have lines.
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/** With this comment React marks a part that it could not render and leaves to the browser. */
const missingPart = '<!--$!-->';

/**
 * Renders the page at a path, for the pages function; undefined when no rendered page is there.
 * @param askApi runs the API's handlers in this process.
 * @throws what a call of the page throws; Error when a part of the page could not be rendered.
 */
export async function renderPage(path: string, askApi: AskApi): Promise<RenderedHtml | undefined> {
  const queryClient = createQueryClient(askApi);
  try {
    for (const { path: pattern, load } of renderedPages) {
      const match = matchPath({ path: pattern, caseSensitive: true }, path);
      if (!match) continue;
      await load(queryClient, match.params);
      return renderWithData(path, queryClient);
    }
    return undefined;
  } finally {
    // Otherwise the answers would stay in memory until their time is over.
    queryClient.clear();
  }
}

function renderWithData(path: string, queryClient: QueryClient): RenderedHtml {
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>
        <App pages={renderedPages} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const missing = queryClient.getQueryCache().getAll().find(({ state }) => state.data === undefined);
  if (missing) throw new Error(`${path} shows ${missing.queryHash}, which its page does not load`);
  if (html.includes(missingPart)) throw new Error(`A part of ${path} could not be rendered`);
  const [head = ''] = headElements.exec(html) ?? [];
  return { head, body: html.slice(head.length), state: dehydrate(queryClient) };
}
