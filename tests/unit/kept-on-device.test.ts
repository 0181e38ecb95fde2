import { expect, it } from 'vitest';
import { filesLike, read } from '../fixtures/repository-files.ts';

// The compiler already requires each name in the table of what is kept on a device: createLocalStore takes no other
// key, and the name of a cache is a CacheName.
it('The web app reaches what browsers keep only where the table of it is asked for the name', () => {
  const stored = /(?<!\(\) => )\b(?:localStorage|sessionStorage)\b|indexedDB\.open|document\.cookie/;
  const storing = filesLike('web/src/**/*.{ts,tsx}').filter((file) => {
    const text = read(file).replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    return stored.test(text) || (/\bcaches\./.test(text) && !text.includes('satisfies CacheName'));
  });
  expect(storing).toEqual([]);
});
