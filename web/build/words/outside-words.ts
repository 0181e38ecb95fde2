import { parseSync, Visitor } from 'vite';
import { readMessages } from './find-messages.ts';

/** A capital letter and a second word; no call of the API, and no list of codes. */
const sentence =
  /^(?!(GET|PUT|POST|PATCH|DELETE|Bearer) )(?=.*\p{Ll})[\s“‘(·:,]*\p{Lu}[\p{L}’'-]*[,:]? [\p{L}$]/u;

/** What goes on like a sentence behind a value, as in `${title} is restored`, or names one: `Undo: ${what}`. */
const sentenceOfValue =
  /\$[”’]? \(?(?:and|are|at|by|from|has|in|is|left|more|no|not|of|the|to|was|were|with)(?![\w-])|^\p{Lu}\p{Ll}+: \$/u;

/** Sentences for developers: logs, and errors, whose codes pages and mails put into words. */
const forDevelopers =
  /^(console\.\w+|write|info|warn|reportError|(\w*\.)?(Error|TypeError|ApiError|DOMException|NoShopper|Problem|NotFound|Conflict|Forbidden|InvalidArgument|KeyReused|PreconditionFailed|super))$/;

interface Place {
  start: number;
  end: number;
}

/**
 * Untranslatable words of a file: sentences in pieces between tags, and those in strings outside `t`, `plural` and
 * `rich`.
 */
export function outsideWords(file: string, code: string): string[] {
  const messages = readMessages(file, code);
  const inside: Place[] = messages.flatMap(({ places }) => places);
  const said: (Place & { text: string })[] = [];
  const add = ({ start, end }: Place, text: string) => {
    if (sentence.test(text)) said.push({ start, end, text });
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateLiteral: (node) => {
      const text = code.slice(node.start + 1, node.end - 1);
      const withValues = node.quasis.map(({ value }) => value.raw).join('$');
      if (sentenceOfValue.test(withValues)) said.push({ start: node.start, end: node.end, text });
      else add(node, text);
    },
    CallExpression: ({ callee, start, end }) => {
      if (forDevelopers.test(code.slice(callee.start, callee.end))) inside.push({ start, end });
    },
    NewExpression: ({ callee, start, end }) => {
      if (forDevelopers.test(code.slice(callee.start, callee.end))) inside.push({ start, end });
    },
  }).visit(parseSync(file, code).program);
  const pieces = messages.filter(({ isPiece }) => isPiece).map(({ key }) => key);
  const outside = said.filter(
    ({ start, end }) => !inside.some((place) => place.start <= start && end <= place.end),
  );
  return [...pieces, ...outside.map(({ text }) => text)];
}
