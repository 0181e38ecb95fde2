import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withApiTable } from '../../functions/src/commands/api-table.ts';
import { root } from '../emulators/project.ts';
import { filesLike, read } from '../fixtures/repository-files.ts';

/** A shop's own configuration, which its operator writes. */
const configurations = ['web/.env.production', 'web/.env.staging'];

const pages = filesLike('{*.md,functions/*.md,{functions,web}/decisions/*.md,tests/*.md}');

function namedIn(page: string): string[] {
  const text = read(page);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
    path.join(path.dirname(page), link),
  );
  const names = [...text.matchAll(/`((?:web|functions|tests)\/[\w./-]+)`/g)].map(([, name = '']) => name);
  return [...links, ...names];
}

it('The README has at most 10 KB', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000);
});

it('The README names a page for each kind of reader, and each of these pages is tested here', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'SECURITY.md', 'functions/RUNBOOK.md']),
  );
  expect(namedIn('README.md').length).toBeGreaterThan(10);
});

it.each(pages)('Every file and folder that %s names exists', (page) => {
  const missing = namedIn(page).filter(
    (file) => !configurations.includes(file) && !existsSync(path.join(root, file)),
  );
  expect(missing).toEqual([]);
});

it('The API table of functions/README.md is that of the contract: npm run api-table writes it', () => {
  const text = read('functions/README.md');
  expect(withApiTable(text)).toBe(text);
});
