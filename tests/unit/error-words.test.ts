import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '../../functions/src/shared/api-error.ts';
import { errorWords } from '../../web/src/config/error-words.ts';

const root = new URL('../../functions/src/', import.meta.url).pathname;
const sources = globSync(`${root}**/*.ts`).map((path) => readFileSync(path, 'utf8'));
const isFact = /\$\{[^}]*\}/g;
/** Every sentence of the functions, with a gap for each fact. */
const sentences = sources
  .flatMap((source) => [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)])
  .map(([, plain, template = '']) => plain ?? template.replace(isFact, '…'));

const refusal = (code: ErrorCode) => ({
  ...{ code, message: 'As the API says' },
  details: { by: '…', most: '…', name: '…', currency: '…', count: '…', parts: '…' },
});

it.each(errorCodes)('A refusal as %s is told in the words of the API, with its facts', (code) => {
  const told = errorWords(refusal(code));
  expect(told).not.toMatch(/undefined|null/);
  if (told !== 'As the API says') expect(sentences).toContain(told);
});

it('A refusal that this page does not know is told as the API says', () => {
  const unknown: { code: ErrorCode } = JSON.parse('{"code": "of-tomorrow"}');
  expect(errorWords({ ...unknown, message: 'As the API says' })).toBe('As the API says');
});
