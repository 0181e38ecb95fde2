import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FoundMessage, findMessages } from './find-messages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['web/src', 'functions/src'];

/** The messages of all sources, by the files that say them: 'web/src/features/cart/cart-row.tsx'. */
export function sourceMessages(): Map<string, FoundMessage[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const found = files.map(
    (file) => [file, findMessages(file, readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  return new Map(found.filter(([, messages]) => messages.length > 0));
}
