import { expect, type Page } from '@playwright/test';
import { pageHeaders } from '../../functions/src/platform/http/security-headers.ts';

interface Examined {
  html: string | undefined;
  /** SHA-256 in base64, of the inline scripts that the Content-Security-Policy allows. */
  allowedScripts: readonly string[];
}

/** Runs in the browser: it may use nothing from outside itself. */
async function findInjected({ html, allowedScripts }: Examined): Promise<string[]> {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const excerpt = ({ outerHTML }: Element) => outerHTML.slice(0, 200);
  const running = /^(?:javascript|vbscript|data:(?!image\/))/;
  const found: string[] = [];
  if ('__xss' in window) found.push('A text has run');
  if ('polluted' in {}) found.push('A text has changed every object');
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // Browsers leave control characters and spaces out of an address.
      const address = value.replaceAll(/[\p{Cc} ]/gu, '').toLowerCase();
      if (name.startsWith('on')) found.push(`${name} on ${excerpt(element)}`);
      if (/(?:href|src|action|data|srcdoc)$/.test(name) && running.test(address))
        found.push(excerpt(element));
    }
  }
  for (const element of page.querySelectorAll(
    'iframe, object, embed, base, meta[http-equiv], video, audio',
  )) {
    found.push(excerpt(element));
  }
  for (const script of page.querySelectorAll('script')) {
    const isData =
      (script.type === 'application/json' && script.id === 'page-data') ||
      (script.type === 'application/ld+json' && script.parentElement === page.head);
    const isOurs = /^\/assets\/[\w.-]+\.js$/.test(script.getAttribute('src') ?? '') && !script.textContent;
    const bytes = new TextEncoder().encode(script.textContent ?? '');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const isAllowed = allowedScripts.includes(btoa(String.fromCharCode(...hash)));
    if (!isData && !isOurs && !isAllowed) found.push(excerpt(script));
  }
  for (const style of page.querySelectorAll('style, link[rel=stylesheet]')) {
    if (/__xss|canary/.test(style.outerHTML)) found.push(excerpt(style));
  }
  for (const link of page.querySelectorAll('a[target="_blank"]')) {
    if (!/noopener|noreferrer/.test(link.getAttribute('rel') ?? '')) found.push(excerpt(link));
  }
  return found;
}

/**
 * Everything on a page that is not text, pictures and the shop's own scripts, and traces of what has run.
 * @param html is examined instead of the page, as a browser without JavaScript reads it
 */
export async function injectedContent(page: Page, html?: string): Promise<string[]> {
  const hashes = (pageHeaders['Content-Security-Policy'] ?? '').matchAll(/'sha256-([^']+)'/g);
  const allowedScripts = [...hashes].map(([, hash = '']) => hash);
  return (await page.evaluate(findInjected, { html, allowedScripts })).map(
    (found) => `${page.url()}: ${found}`,
  );
}

/** Letter for letter, in the page's main part. */
export async function expectToRead(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = (await page.getByRole('main').textContent()) ?? '';
    return texts.filter((text) => !shown.includes(text));
  };
  await expect.poll(missing, page.url()).toEqual([]);
}
