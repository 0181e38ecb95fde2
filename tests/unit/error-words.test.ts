import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '../../functions/src/shared/api-error.ts';
import { errorWords } from '../../functions/src/shared/error-words.ts';
import { inLanguage } from '../../functions/src/shared/words/words.ts';
import { readCatalogue } from '../../web/build/words/catalogues.ts';
import { filesLike, read } from '../fixtures/repository-files.ts';

const sources = filesLike('functions/src/**/*.ts').map(read);
const isFact = /\$\{[^}]*\}/g;
/** Every sentence of the functions, with a gap for each fact. */
const sentences = sources
  .flatMap((source) => [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)])
  .map(([, plain, template = '']) => plain ?? template.replace(isFact, '…'));

const refusal = (code: ErrorCode) => ({
  code,
  message: 'As the API says',
  details: { by: '…', most: '…', name: '…', currency: '…', count: '…', parts: '…', amount: '…' },
});

it.each(errorCodes)('A refusal as %s is told in the words of the API, with its facts', (code) => {
  const words = errorWords(refusal(code));
  expect(words).not.toMatch(/undefined|null/);
  if (words !== 'As the API says') expect(sentences).toContain(words);
});

it('A refusal that this page does not know is told as the API says', () => {
  const unknown: { code: ErrorCode } = JSON.parse('{"code": "of-tomorrow"}');
  expect(errorWords({ ...unknown, message: 'As the API says' })).toBe('As the API says');
});

it('In another language no refusal that a shopper reads is told in English', () => {
  const { messages } = readCatalogue('de');
  const speak = (code: ErrorCode, field = '') =>
    inLanguage({ language: 'de', translationOf: (message) => messages[message] }, () =>
      errorWords({ code, message: 'As the API says', details: { field } }),
    );
  const ofOrders: ErrorCode[] = [
    'total-changed',
    'out-of-stock',
    'not-delivered-there',
    'address-not-confirmed',
  ];
  for (const code of [...ofOrders, 'not-found', 'too-many-requests', 'unauthenticated'] as const) {
    expect(speak(code)).not.toBe('As the API says');
  }
  expect(speak('invalid-argument', 'email')).toBe('Das ist keine E-Mail-Adresse');
  expect(speak('invalid-argument', 'address.city')).toMatch(/^Etwas fehlt/);
  expect(speak('invalid-argument', 'of-the-desk')).toBe('As the API says');
});
