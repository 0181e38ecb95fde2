import { type ESTree, parseSync, Visitor } from 'vite';

/** A call has nothing but its message, which can replace it. */
type Kind = 'text' | 'attribute' | 'literal' | 'call';

/** A message of the sources, with its places in the file. */
export interface FoundMessage {
  /** In English; of a counted message, the plural. */
  key: string;
  /** The singular of a counted message. */
  one?: string;
  /** Whether it is only a part of a sentence. */
  isPiece?: boolean;
  places: { kind: Kind; start: number; end: number }[];
}

/** How many literals each function takes, and from which argument on. */
const functions: Partial<Record<string, { first: number; count: number }>> = {
  t: { first: 0, count: 1 },
  rich: { first: 0, count: 1 },
  plural: { first: 1, count: 2 },
};

/** Attributes whose text is read or heard. */
const attributes = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
  'label',
  'hint',
  'text',
  'heading',
  'legend',
  'failed',
  'button',
]);

const words = /\p{L}{2}/u;

/** Matches 'Change', and neither 'submit' nor 'GET /api/books'. */
const label = /^\p{Lu}\p{Ll}/u;

/** Other files need not be parsed. */
const mayHaveMessages = (file: string, code: string) =>
  file.endsWith('.tsx') || code.includes('/words/words');

/** The texts that an expression may stand for: of a string, and of both branches of a condition. */
function textsOf(node: ESTree.Node | null): string[] {
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Whether a text is read in one go with its siblings, such as a link or a figure. */
function isPiece(text: Node, siblings: readonly Node[], code: string): boolean {
  return siblings.some((sibling) => {
    if (sibling === text || sibling.type === 'JSXText') return false;
    const source = code.slice(sibling.start, sibling.end);
    // A space, a comment, or an element without words such as an icon.
    if (/^\{(' '|\/\*.*\*\/)\}$/s.test(source)) return false;
    return sibling.type !== 'JSXElement' || !/^<[^>]*\/>$/s.test(source);
  });
}

/**
 * The texts of JSX and of its attributes, and what `t`, `plural` and `rich` are given. Sentences in pieces are left
 * out: each language has an order of its own.
 * @throws Error where such a function is given anything but literals, and for a text that it cannot read
 */
export function findMessages(file: string, code: string): FoundMessage[] {
  return readMessages(file, code).filter(({ isPiece }) => !isPiece);
}

/** Includes the pieces of sentences. */
export function readMessages(file: string, code: string): FoundMessage[] {
  if (!mayHaveMessages(file, code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const messages: FoundMessage[] = [];

  function addTexts(children: readonly Node[]): void {
    for (const child of children) {
      if (child.type !== 'JSXText') continue;
      // Not its value, in which an entity is shorter than in the file.
      const text = code.slice(child.start, child.end);
      if (!words.test(text)) continue;
      const start = child.start + text.length - text.trimStart().length;
      const end = child.start + text.trimEnd().length;
      messages.push({
        // As JSX joins the lines of a text.
        key: text.trim().replace(/\s*\n\s*/g, ' '),
        isPiece: isPiece(child, children, code),
        places: [{ kind: 'text', start, end }],
      });
    }
  }

  function requireReadable(value: Parameters<typeof textsOf>[0]): void {
    const unread = textsOf(value).find((text) => label.test(text));
    if (unread) throw new Error(`${file}: say it by t, or name its attribute in find-messages.ts: ${unread}`);
  }

  new Visitor({
    JSXExpressionContainer: ({ expression }) => requireReadable(expression),
    JSXElement: ({ children }) => addTexts(children),
    JSXFragment: ({ children }) => addTexts(children),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !attributes.has(name.name)) return requireReadable(value);
      if (value?.type !== 'Literal' || typeof value.value !== 'string' || !words.test(value.value)) return;
      const { start, end } = value;
      messages.push({ key: value.value, places: [{ kind: 'attribute', start, end }] });
    },
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type !== 'Identifier') return;
      const taken = functions[callee.name];
      if (!taken) return;
      const literals = given.slice(taken.first, taken.first + taken.count).map((argument) => {
        if (argument.type === 'Literal' && typeof argument.value === 'string')
          return { text: argument.value, start: argument.start, end: argument.end };
        throw new Error(`${file}: the message must be written out: ${code.slice(start, start + 80)}`);
      });
      const [first] = literals;
      const last = literals.at(-1);
      if (!first || !last) throw new Error(`${file}: a call without a message`);
      messages.push({
        key: last.text,
        ...(literals.length > 1 && { one: first.text }),
        places:
          callee.name === 't' && given.length === 1
            ? [{ kind: 'call', start, end }]
            : literals.map((literal) => ({ kind: 'literal', start: literal.start, end: literal.end })),
      });
    },
  }).visit(program);
  return messages.sort((one, other) => (one.places[0]?.start ?? 0) - (other.places[0]?.start ?? 0));
}
