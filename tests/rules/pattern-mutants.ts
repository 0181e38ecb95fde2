/** Every way of putting something else in the place of one match. */
function replacements(pattern: string, part: RegExp, to: (found: string) => readonly string[]): string[] {
  return [...pattern.matchAll(part)].flatMap((match) =>
    to(match[0]).map(
      (other) => pattern.slice(0, match.index) + other + pattern.slice(match.index + match[0].length),
    ),
  );
}

/** `(a|b)` without one of its alternatives, or with anything. */
function alternatives(group: string): string[] {
  const all = group.slice(1, -1).split('|');
  return [...all.map((one) => `(${all.filter((other) => other !== one).join('|')})`), '.*'];
}

/** `[A-Z_]` without one of its ranges or characters, or with any character. */
function classes(set: string): string[] {
  const members = set.slice(1, -1).match(/.-[^\]]|./g) ?? [];
  const fewer = members.map((one) => members.filter((other) => other !== one).join(''));
  return [...fewer.filter((rest) => rest !== '').map((rest) => `[${rest}]`), '.'];
}

function quantifiers(braces: string): string[] {
  const [least = 0, most = 0] = braces.slice(1, -1).split(',').map(Number);
  return [
    `{${least + 1},${most}}`,
    ...(least > 0 ? [`{${least - 1},${most}}`] : []),
    `{${least},${most - 1}}`,
    `{${least},${most + 1}}`,
    '*',
  ];
}

/** All patterns that differ from this one in one alternative, character, number or end. */
export function patternMutants(pattern: string): string[] {
  const mutants = [
    `.*${pattern}`,
    `${pattern}.*`,
    ...replacements(pattern, /\([^()]*\|[^()]*\)/g, alternatives),
    ...replacements(pattern, /\[[^\]]+\]/g, classes),
    ...replacements(pattern, /\[[^\]]+\](?!\{)/g, (set) => [`${set}?`]),
    ...replacements(pattern, /\{\d+,\d+\}/g, quantifiers),
  ];
  return [...new Set(mutants)].filter((mutant) => mutant !== pattern);
}
