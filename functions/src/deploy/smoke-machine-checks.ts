import { type Answer, expectSharedCaching, expectStatus, expectType } from './smoke-checks.ts';

// What search engines and other machines read: all of it names whole addresses, which must be those of this shop.

/** What is wrong with an answer, each problem in a sentence. */
type Problems = string[];

function expectAddresses(addresses: readonly string[], what: string, shop: string): Problems {
  if (addresses.length === 0) return [`It names no ${what}.`];
  return addresses
    .filter((address) => !address.startsWith(`${shop}/`))
    .slice(0, 1)
    .map((address) => `It names the ${what} ${address}, which is not on ${shop}: SHOP_ADDRESS is another.`);
}

/** The one address of a page that search engines keep. */
export function expectCanonical({ text }: Answer, address: string): Problems {
  const [, told = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return told === address ? [] : [`Its canonical address is "${told}" and not "${address}".`];
}

export function expectRobots(answer: Answer, shop: string): Problems {
  const sitemaps = [...answer.text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address);
  return [
    ...expectStatus(answer, 200),
    ...expectType(answer, 'text/plain'),
    ...expectAddresses(sitemaps, 'sitemap', shop),
  ];
}

/** The addresses that a sitemap names. */
export function addressesIn({ text }: Answer): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

export function expectSitemap(answer: Answer, shop: string): Problems {
  return [
    ...expectStatus(answer, 200),
    ...expectType(answer, 'application/xml'),
    ...expectSharedCaching(answer),
    ...expectAddresses(addressesIn(answer), 'address', shop),
  ];
}

export function expectFeed(answer: Answer, type: string): Problems {
  const isWhole = /<\/(?:rss|feed)>\s*$/.test(answer.text);
  return [
    ...expectStatus(answer, 200),
    ...expectType(answer, type),
    ...expectSharedCaching(answer),
    ...(isWhole ? [] : ['It breaks off before its end.']),
  ];
}
