import { type Markup, markup } from '../platform/markup.ts';
import { saidIn } from '../platform/words/say-in.ts';
import { readMarkdown } from '../shared/shop/markdown-text.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { shopTexts, type TextElement, type TextNode } from '../shared/shop/shop-texts.ts';
import { memoized } from '../shared/values/memoized.ts';
import { spokenLanguage } from '../shared/words/words.ts';

/** The law requires these on a durable medium (Directive 2011/83/EU, Article 8 (7)). */
const durable = ['withdrawal', 'terms', 'imprint'] as const;

export type ShopWithTexts = Partial<Pick<Settings, (typeof shopTexts)[(typeof durable)[number]]['setting']>>;

export interface DurableText {
  title: string;
  text: string;
  html: Markup;
}

/** Parsing a long text takes time, and orders wait for it. */
const nodesOf = memoized((text) => readMarkdown(text).nodes);

type Elements = Readonly<Record<TextElement['tag'], (inside: Markup, href: string) => Markup>>;

const elements: Elements = {
  p: (inside) => markup`<p style="margin:12px 0 0">${inside}</p>`,
  h2: (inside) => markup`<h3 style="margin:20px 0 0;font-size:15px">${inside}</h3>`,
  h3: (inside) => markup`<h4 style="margin:16px 0 0;font-size:14px">${inside}</h4>`,
  ul: (inside) => markup`<ul>${inside}</ul>`,
  ol: (inside) => markup`<ol>${inside}</ol>`,
  li: (inside) => markup`<li>${inside}</li>`,
  blockquote: (inside) => markup`<blockquote>${inside}</blockquote>`,
  strong: (inside) => markup`<strong>${inside}</strong>`,
  em: (inside) => markup`<em>${inside}</em>`,
  a: (inside, href) => markup`<a href="${href}" style="color:inherit">${inside}</a>`,
  br: () => markup`<br>`,
};

function htmlOf(nodes: readonly TextNode[], address: (href: string) => string): Markup {
  return markup`${nodes.map((node) =>
    typeof node === 'string'
      ? markup`${node}`
      : elements[node.tag](htmlOf(node.nodes, address), address(node.href ?? '')),
  )}`;
}

/** @param root 'https://shop.example/de' */
export function durableTexts(shop: ShopWithTexts, root: string): DurableText[] {
  const address = (href: string) => (href.startsWith('/') ? root + href : href);
  return durable.flatMap((name) => {
    const { title, setting } = shopTexts[name];
    const text = shop[setting]?.trim();
    if (!text) return [];
    return {
      title: saidIn(spokenLanguage(), title),
      text: text.replaceAll('](/', `](${root}/`),
      html: htmlOf(nodesOf(text), address),
    };
  });
}
