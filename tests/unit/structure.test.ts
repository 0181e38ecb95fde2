import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

// What lint says of each import by its text, held against what the imports lead to: also '../platform/../orders/x.ts'.

const sources = path.join(root, 'functions/src');

/** From the lowest; a folder that is not named here is a capability. */
const layers = [
  ['shared'],
  ['platform'],
  ['capabilities'],
  ['use-cases'],
  ['migrations'],
  ['routes', 'triggers', 'commands'],
  ['api.ts'],
  ['index.ts'],
];
const capabilityLayer = 2;

interface Import {
  file: string;
  imported: string;
}

interface BiomeConfig {
  overrides: {
    includes: string[];
    linter: { rules: { style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } } } };
  }[];
}

const topOf = (file: string) => file.split('/')[0] ?? '';
/** The folder of a file below the sources; a file that stands in none is its own. */
const folderOf = (file: string) => (file.includes('/') ? path.dirname(file) : file);
const inWords = ({ file, imported }: Import) => `${file} → ${imported}`;

function layerOf(file: string): number {
  const named = layers.findIndex((folders) => folders.includes(topOf(file)));
  return named === -1 ? capabilityLayer : named;
}

/** On which other capabilities biome.json lets one stand: the folders that its rule takes out of what it forbids. */
function declaredFor(capability: string): string[] {
  const { overrides }: BiomeConfig = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  return overrides
    .filter(({ includes }) => includes.includes(`functions/src/${capability}/**`))
    .flatMap(({ linter }) => linter.rules.style?.noRestrictedImports?.options.patterns ?? [])
    .flatMap(({ group }) => group.flatMap((pattern) => /^!\.\.\/([\w-]+)\/\*\*$/.exec(pattern)?.[1] ?? []));
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

/** The addresses that a file imports, also only for a type and also when they are needed. */
function addressesIn(file: string): string[] {
  const text = readFileSync(path.join(sources, file), 'utf8');
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])(.+?)\1/g);
  return [...found].map(([, , address = '']) => address);
}

const imports: Import[] = files.flatMap((file) =>
  addressesIn(file)
    .filter((address) => address.startsWith('.'))
    .map((address) => ({ file, imported: path.join(path.dirname(file), address) }))
    // The version of the product, of no layer.
    .filter(({ imported }) => imported !== '../../package.json'),
);
const between = imports.filter(({ file, imported }) => folderOf(file) !== folderOf(imported));
const folders = [...new Set(files.map(folderOf))];

/** The folders that a folder imports. */
const below = new Map(
  folders.map((folder) => [
    folder,
    new Set(
      between.filter(({ file }) => folderOf(file) === folder).map(({ imported }) => folderOf(imported)),
    ),
  ]),
);

/** The folders that import nothing, and in turn those that import only folders of this set: all, but for cycles. */
function foldersWithoutCycle(): Set<string> {
  const settled = new Set<string>();
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    for (const folder of folders) {
      if ([...(below.get(folder) ?? [])].every((lower) => settled.has(lower))) settled.add(folder);
    }
  }
  return settled;
}

describe('The folders of the functions', () => {
  it('import no higher layer, and on their own layer only what biome.json declares', () => {
    const up = between.filter(({ file, imported }) => layerOf(file) < layerOf(imported));
    expect(up.map(inWords)).toEqual([]);
    const sideways = between.filter(
      ({ file, imported }) =>
        layerOf(file) >= capabilityLayer &&
        layerOf(file) === layerOf(imported) &&
        topOf(file) !== topOf(imported) &&
        !declaredFor(topOf(file)).includes(topOf(imported)),
    );
    expect(sideways.map(inWords)).toEqual([]);
  });

  it('never import each other, not even by way of others', () => {
    const settled = foldersWithoutCycle();
    expect(folders.filter((folder) => !settled.has(folder))).toEqual([]);
  });

  it('are imported by their own addresses only, so that lint and these tests see it', () => {
    const others = files.flatMap((file) =>
      addressesIn(file)
        .filter((address) => /^(?:@bookstore|#|\/|file:)/.test(address))
        .map((address) => `${file} → ${address}`),
    );
    expect(others).toEqual([]);
  });
});

it('A collection of the database is named in one folder only, whose stores alone read and write it', () => {
  const uses = files.flatMap((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    return [...text.matchAll(/\bcollection\(\s*'(\w+)'/g)].map(([, name = '']) => ({ name, file }));
  });
  const inSeveral = [...Map.groupBy(uses, ({ name }) => name)]
    .map(([name, found]) => [name, [...new Set(found.map(({ file }) => folderOf(file)))]] as const)
    .filter(([, places]) => places.length > 1);
  expect(Object.fromEntries(inSeveral)).toEqual({});
});
