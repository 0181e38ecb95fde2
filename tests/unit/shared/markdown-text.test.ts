import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLink, readMarkdown } from '../../../functions/src/shared/shop/markdown-text.ts';
import { longestText, type TextNode, textTags } from '../../../functions/src/shared/shop/shop-texts.ts';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';

function elementsOf(nodes: readonly TextNode[], depth = 1): { tag: string; href?: string; depth: number }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { tag, href, nodes: inside } = node;
    return [{ tag, depth, ...(href !== undefined && { href }) }, ...elementsOf(inside, depth + 1)];
  });
}

function expectSafe(text: string): void {
  for (const { tag, href, depth } of elementsOf(readMarkdown(text).nodes)) {
    expect(textTags).toContain(tag);
    expect(depth).toBeLessThan(30);
    if (href !== undefined) expect(href).toMatch(/^(?:https:\/\/|mailto:|\/(?!\/))/i);
  }
}

it('A text in Markdown becomes headings, paragraphs, lists, emphasis and links', () => {
  const of = (tag: string, ...nodes: unknown[]) => ({ tag, nodes });
  const text =
    '# Returns\n\nWithin *fourteen* days, **unread**.\n\n1. Write to [us](mailto:a@b.example)\n2. See [terms](/terms)';
  expect(readMarkdown(text)).toEqual({
    nodes: [
      of('h2', 'Returns'),
      of('p', 'Within ', of('em', 'fourteen'), ' days, ', of('strong', 'unread'), '.'),
      of(
        'ol',
        of('li', of('p', 'Write to ', { ...of('a', 'us'), href: 'mailto:a@b.example' })),
        of('li', of('p', 'See ', { ...of('a', 'terms'), href: '/terms' })),
      ),
    ],
    badLinks: [],
  });
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:',
  'http://plain.example/',
  '//other.example/',
])('A link to %j is plain words, and named', (address) => {
  expect(readMarkdown(`[here](${address})`)).toEqual({
    nodes: [{ tag: 'p', nodes: ['here'] }],
    badLinks: [address],
  });
  expect(isLink(address)).toBe(false);
});

it('HTML, pictures and code are shown as words', () => {
  expect(readMarkdown('<script>alert(1)</script>\n\n![A shop](https://x.example/a.png) `x`').nodes).toEqual([
    { tag: 'p', nodes: ['<script>alert(1)</script>'] },
    { tag: 'p', nodes: ['A shop', ' ', 'x'] },
  ]);
});

it('No hostile text becomes anything else', () => {
  for (const { text } of hostileTexts) {
    expectSafe(text);
    expectSafe(`[words](${text})\n\n<${text}>`);
  }
});

it('No random text becomes anything else', () => {
  const signs = fc.constantFrom(
    ...'*_[]()<>!`#>-+1.\n &;/:\\"\'abjs'.split(''),
    'javascript:',
    'https://a.example',
    '](',
  );
  fc.assert(fc.property(fc.array(signs, { maxLength: 120 }), (parts) => expectSafe(parts.join(''))));
});

it.each([
  ['ich/wir (*) den Vertrag (*) über (**)', 'ich/wir (*) den Vertrag (*) über (**)'],
  ['a (\\*) b (\\*)', 'a (*) b (*)'],
])('Asterisks in parentheses are shown: %s', (text, words) => {
  expect(readMarkdown(text).nodes).toEqual([{ tag: 'p', nodes: [words] }]);
});

it('The lines of an address stay lines', () => {
  const br = { tag: 'br', nodes: [] };
  expect(readMarkdown('Iris Books\nQuay 1  \nGalway\n\nIreland').nodes).toEqual([
    { tag: 'p', nodes: ['Iris Books', br, 'Quay 1', br, 'Galway'] },
    { tag: 'p', nodes: ['Ireland'] },
  ]);
});

it('Emphasis is read in a text of the law, and not where there is more of it than in any text', () => {
  const strong = (times: number) =>
    elementsOf(readMarkdown('**must** '.repeat(times)).nodes).filter(({ tag }) => tag === 'strong');
  expect(strong(900)).toHaveLength(900);
  expect(strong(1100)).toHaveLength(0);
});

it.each(['*a_', 'a*', '>', '> ', '- ', '1. ', '[', '_', '(', '<', 'a\n=\n', '[a]('])(
  'A text of nothing but %j is read',
  (sign) => {
    expectSafe(sign.repeat(longestText / sign.length));
  },
);
