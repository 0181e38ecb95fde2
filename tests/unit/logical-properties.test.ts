import { expect, it } from 'vitest';
import { filesLike, read } from '../fixtures/repository-files.ts';

// A right-to-left page is the mirror of the others: its styles must say start and end, not left and right.

const properties =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-(?:top-|bottom-)?|)(?:left|right)(?:-[a-z]+)?:[^;]*;|(?:text-align|float|clear): (?:left|right)|(?:margin|padding|border)(?:Left|Right)\w*:/g;

/** Four lengths, of which the second and the fourth are those of the sides. */
const fourSides = /(?<![\w-])(?:inset|margin|padding): ([^\s(]+) (\S+) (\S+) (\S+);/g;

const size = String.raw`-(?:\[[^\]]*\]|\([^)]*\)|auto|full|px|[\d./]+)`;

const classes = new RegExp(
  String.raw`(?<=[\s'"\`:])-?(?:(?:scroll-)?[mp][lr]${size}|(?:left|right)${size}|-?translate-x${size}|border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right))(?=[-!\s'"\`])`,
  'g',
);

/** Uses that are the same in every script, by file. */
const exceptions: Record<string, { count: number; why: string }> = {
  'web/src/drawn-covers.css': {
    count: 12,
    why: 'a cover is the picture of a bound book, with its hinge at the left',
  },
  'web/src/shelf.css': { count: 1, why: 'the cover stands in the middle behind its spine' },
};

function physical(file: string): string[] {
  const code = read(file);
  if (!file.endsWith('.css')) return [...code.matchAll(classes)].map(([name]) => name);
  const unequal = [...code.matchAll(fourSides)].filter(([, , right, , left]) => right !== left);
  return [...code.matchAll(properties), ...unequal].map(([text]) => text);
}

it('Styles name the sides of a line by start and end', () => {
  const files = filesLike('web/{src,ssr}/**/*.{ts,tsx,css}');
  const uses = files.map((file) => [file, physical(file)] as const).filter(([, names]) => names.length > 0);
  const allowed = uses.filter(([file, names]) => exceptions[file]?.count === names.length);
  expect(uses.filter((one) => !allowed.includes(one))).toEqual([]);
  expect(allowed.map(([file]) => file).sort()).toEqual(Object.keys(exceptions).sort());
});
