import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FoundMessage, findMessages } from './find-messages.ts';
import { yupMessages } from './yup-messages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Stands for yup among the files with messages. */
export const yupModule = 'node_modules/yup';

const folders = ['web/src', 'functions/src'];

/** 'web/src/features/cart/cart-row.tsx' */
export const sourceFiles = () =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

/** By file, and those of yup. */
export function sourceMessages(): Map<string, FoundMessage[]> {
  const byFile = sourceFiles().map(
    (file) => [file, findMessages(file, readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  const ofYup = yupMessages.map((key) => ({ key, places: [] }));
  return new Map([...byFile.filter(([, messages]) => messages.length > 0), [yupModule, ofYup]]);
}
