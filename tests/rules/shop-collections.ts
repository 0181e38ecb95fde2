import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../emulators/project.ts';
import { rights } from './firestore-matrix.ts';

const source = path.join(root, 'functions/src');

function collectionsIn(text: string): string[] {
  return [...text.matchAll(/collection(?:Group)?\('(\w+)'\)/g)].map(([, name = '']) => name);
}

/** Every collection that the shop's code names, those below documents, and one that nobody has heard of. */
export function shopCollections(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const named = files.flatMap((file) => collectionsIn(readFileSync(path.join(source, file), 'utf8')));
  return [...new Set([...Object.keys(rights), ...named.sort(), 'unheard'])];
}
