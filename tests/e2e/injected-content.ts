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
  const findings: string[] = [];
  if ('__xss' in window) findings.push('A text has run');
  if ('polluted' in {}) findings.push('A text has changed every object');
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // Browsers leave control characters and spaces out of an address.
      const address = value.replaceAll(/[\p{Cc} ]/gu, '').toLowerCase();
      if (name.startsWith('on')) findings.push(`${name} on ${excerpt(element)}`);
      if (/(?:href|src|action|data|srcdoc)$/.test(name) && running.test(address))
        findings.push(excerpt(element));
    }
  }
  for (const element of page.querySelectorAll(
    'iframe, object, embed, base, meta[http-equiv], video, audio',
  )) {
    findings.push(excerpt(element));
  }
  for (const script of page.querySelectorAll('script')) {
    const isData =
      (script.type === 'application/json' && script.id === 'page-data') ||
      (script.type === 'application/ld+json' && script.parentElement === page.head);
    const isOurs = /^\/assets\/[\w.-]+\.js$/.test(script.getAttribute('src') ?? '') && !script.textContent;
    const bytes = new TextEncoder().encode(script.textContent ?? '');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const isAllowed = allowedScripts.includes(btoa(String.fromCharCode(...hash)));
    if (!isData && !isOurs && !isAllowed) findings.push(excerpt(script));
  }
  for (const style of page.querySelectorAll('style, link[rel=stylesheet]')) {
    if (/__xss|canary/.test(style.outerHTML)) findings.push(excerpt(style));
  }
  for (const link of page.querySelectorAll('a[target="_blank"]')) {
    if (!/noopener|noreferrer/.test(link.getAttribute('rel') ?? '')) findings.push(excerpt(link));
  }
  return findings;
}

/**
 * Everything on a page that is not text, pictures and the shop's own scripts, and traces of what has run.
 * @param html is examined instead of the page, as a browser without JavaScript reads it
 */
export async function injectedContent(page: Page, html?: string): Promise<string[]> {
  const hashes = (pageHeaders['Content-Security-Policy'] ?? '').matchAll(/'sha256-([^']+)'/g);
  const allowedScripts = [...hashes].map(([, hash = '']) => hash);
  return (await page.evaluate(findInjected, { html, allowedScripts })).map(
    (finding) => `${page.url()}: ${finding}`,
  );
}

/** Letter for letter, in the page's main part. */
export async function expectToRead(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const pageText = (await page.getByRole('main').textContent()) ?? '';
    return texts.filter((text) => !pageText.includes(text));
  };
  await expect.poll(missing, page.url()).toEqual([]);
}
