import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

// That a name stands in the table of what is kept on a device, the compiler sees: createLocalStore takes no other key, and
// the name of a cache is a CacheName.
it('The web app reaches what browsers keep only where the table of it is asked for the name', () => {
  const sources = path.join(root, 'web/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const stored = /(?<!\(\) => )\b(?:localStorage|sessionStorage)\b|indexedDB\.open|document\.cookie/;
  const found = files.filter((name) => {
    const text = readFileSync(path.join(sources, name), 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    return stored.test(text) || (/\bcaches\./.test(text) && !text.includes('satisfies CacheName'));
  });
  expect(found).toEqual([]);
});
