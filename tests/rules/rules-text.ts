/** A stretch of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The rules with comments blanked, so that every place keeps its offset. */
export function withoutComments(rules: string): string {
  return rules.replaceAll(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
}

function trimmed(text: string, { start, end }: Span): Span {
  const inside = text.slice(start, end);
  return {
    start: start + inside.length - inside.trimStart().length,
    end: end - (inside.length - inside.trimEnd().length),
  };
}

/** Every condition as a whole: what an `allow` asks for, and what a function returns when it is a yes or a no. */
export function conditionsOf(rules: string): Span[] {
  const text = withoutComments(rules);
  const found = [...text.matchAll(/(?:allow [a-z, ]+: if|\breturn)\s([^;]+);/g)].map((match) => {
    const end = match.index + match[0].length - 1;
    return trimmed(text, { start: end - (match[1] ?? '').length, end });
  });
  return found.filter(({ start, end }) => !/^(?:firestore\.)?get\(/.test(text.slice(start, end)));
}

/** The parts of a condition that `&&` joins outside of any bracket or quotation; the condition itself when it has none. */
export function conjunctsOf(rules: string, condition: Span): Span[] {
  const text = withoutComments(rules);
  const parts: Span[] = [];
  let depth = 0;
  let quoted = false;
  let start = condition.start;
  for (let at = condition.start; at < condition.end; at += 1) {
    const character = text[at] ?? '';
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && text.startsWith('&&', at)) {
      parts.push(trimmed(text, { start, end: at }));
      start = at + 2;
    }
  }
  return [...parts, trimmed(text, { start, end: condition.end })];
}
