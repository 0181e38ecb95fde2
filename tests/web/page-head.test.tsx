import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageHead } from '../../web/src/app/page-head.tsx';
import { shopAddress } from '../../web/src/config/env.ts';

// As in the server's bundle.
vi.stubEnv('SSR', true);

/** The content of a head element of the page, by the name or property that it has. */
function told(name: string): string | null | undefined {
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
  expect(told('robots')).toBeUndefined();
  const card = ['og:url', 'og:title', 'og:description', 'og:image', 'og:type', 'og:site_name'].map(told);
  const picture = 'https://x.example/emma.avif';
  expect(card).toEqual([`${shopAddress}/books/emma`, 'Emma', 'A match', picture, 'website', 'Book Store']);
  // What else X shows it takes from the others.
  expect(told('twitter:card')).toBe('summary');
});

it('The preview of a page without a picture shows the shop’s own', () => {
  render(<PageHead path="/" />);
  expect([told('og:image'), told('twitter:card')]).toEqual([
    `${shopAddress}/share.png`,
    'summary_large_image',
  ]);
});

it('A page without an address of its own is not indexed', () => {
  render(<PageHead title="Shopping cart" />);
  expect([told('robots'), told('og:url'), canonical()]).toEqual(['noindex', undefined, undefined]);
});

it('A page of results is not indexed, but has a preview', () => {
  render(<PageHead title="Books, page 2" path="/browse?page=2" noIndex />);
  expect([told('robots'), told('og:url'), canonical()]).toEqual([
    'noindex',
    `${shopAddress}/browse?page=2`,
    undefined,
  ]);
});
