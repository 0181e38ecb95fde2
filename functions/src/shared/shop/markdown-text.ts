import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isPath, isSecureAddress } from '../values/link-address.ts';
import type { TextElement, TextNode } from './shop-texts.ts';

/** Elements nested deeper are shown at this depth. */
const deepest = 12;

/** More than eight nested quotations and lists, which would exhaust the parser's stack. */
const manyContainers = /^(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){9,}/gm;

/** Beyond these, signs are shown as typed: the parser compares each with each. */
const most = { signs: 2000, lines: 2000 };

const costlySigns: readonly [sign: RegExp, constructs: readonly string[]][] = [
  [/[*_]+/g, ['attention']],
  [/\[/g, ['labelStartLink', 'labelStartImage', 'labelEnd']],
];

/** An asterisk in parentheses, as legal forms refer to their footnotes, is no emphasis. */
const footnoteMark = /\((\*+)\)/g;

/** `badLinks` are not allowed, and shown as plain words. */
interface ReadText {
  nodes: TextNode[];
  badLinks: string[];
}

export function isLink(address: string): boolean {
  return isPath(address) || isSecureAddress(address) || /^mailto:[^\s@]+@[^\s@]+$/i.test(address);
}

const tags: Partial<Record<Nodes['type'], TextElement['tag']>> = {
  paragraph: 'p',
  listItem: 'li',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
};

function linesOf(text: string): TextNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index > 0 ? [{ tag: 'br' as const, nodes: [] }, line] : [line]));
}

function tagOf(node: Nodes): TextElement['tag'] | undefined {
  if (node.type === 'heading') return node.depth > 2 ? 'h3' : 'h2';
  if (node.type === 'list') return node.ordered ? 'ol' : 'ul';
  return tags[node.type];
}

/**
 * A subset of Markdown: paragraphs, headings, lists, quotations, emphasis and links. Line breaks stay, as in an
 * address. All else, such as HTML, is shown as typed.
 */
export function readMarkdown(text: string): ReadText {
  const badLinks: string[] = [];

  function read(node: Nodes, depth: number): TextNode[] {
    if (node.type === 'break') return [{ tag: 'br', nodes: [] }];
    if (node.type === 'image') return [node.alt ?? ''];
    if (!('children' in node)) return 'value' in node ? linesOf(node.value) : [];
    const tag = depth < deepest ? tagOf(node) : undefined;
    const inside = node.children.flatMap((child) => read(child, tag ? depth + 1 : depth));
    if (node.type === 'link') {
      if (isLink(node.url)) return [{ tag: 'a', href: node.url, nodes: inside }];
      badLinks.push(node.url);
    }
    return tag ? [{ tag, nodes: inside }] : inside;
  }

  if (text.split('\n').length > most.lines) {
    const paragraphs = text.split(/\n{2,}/);
    return { nodes: paragraphs.map((lines) => ({ tag: 'p', nodes: linesOf(lines) })), badLinks };
  }
  const asTyped = costlySigns.flatMap(([sign, constructs]) =>
    (text.match(sign)?.length ?? 0) > most.signs ? constructs : [],
  );
  const typed = text
    .replace(manyContainers, '')
    .replace(footnoteMark, (_, marks: string) => `(${marks.replaceAll('*', '\\*')})`);
  const tree = fromMarkdown(typed, {
    extensions: [{ disable: { null: asTyped } }],
  });
  const nodes = read(tree, 0);
  // Block-level HTML and code have no paragraph around them.
  const blocks = nodes.map(
    (node): TextNode => (typeof node === 'string' ? { tag: 'p', nodes: [node] } : node),
  );
  return { nodes: blocks, badLinks };
}
