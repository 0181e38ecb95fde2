import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { renderedPages } from '#app/rendered-pages.ts';
import { forgetPublicData } from '#lib/api-data.ts';
import { type PageData, withPageData } from '#lib/page-data.ts';

/** A page as HTML: what belongs into `<head>`, and what into `#root`. */
export interface RenderedPage {
  head: string;
  body: string;
}

// React puts a title, or hints to load a picture early, before everything else that it renders. A title may have lines.
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page at a path, for the pages function.
 * @param data what the page would ask the API for. Rendering is one synchronous step, so no two pages mix theirs.
 */
export function renderPage(path: string, data: PageData): RenderedPage {
  const html = withPageData(data, () =>
    renderToString(
      <StaticRouter location={path}>
        <App pages={renderedPages} />
      </StaticRouter>,
    ),
  );
  forgetPublicData();
  const [head = ''] = headElements.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
