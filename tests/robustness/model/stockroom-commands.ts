import { expect } from 'vitest';
import { type Answer, call } from '../../api/shop-api.ts';
import { command, compare, type ShopCommand } from './commands.ts';
import type { CopiesOf } from './postings-model.ts';
import type { RealShop } from './real-shop.ts';
import type { ShopModel } from './shop-model.ts';
import { comparableStocktake, type Expected } from './types.ts';

/** A book by its number, with its copies. */
type Scan = readonly [number: number, copies: number];

function linesOf(model: ShopModel, scans: readonly Scan[]): CopiesOf[] {
  const lines = new Map(scans.map(([number, copies]) => [model.book(number).id, copies]));
  return [...lines].map(([bookId, copies]) => ({ bookId, copies }));
}

/** Sends a delivery or a count, under the same key once more when it is repeated; both answers should be the same. */
async function sendCopies(
  { admin, stocked }: RealShop,
  path: string,
  lines: readonly CopiesOf[],
  { isRepeated, ...more }: { isRepeated: boolean; supplier?: string },
): Promise<Answer> {
  const bookIds = lines.map(({ bookId }) => bookId);
  const body = { ...more, bookIds, copies: lines.map(({ copies }) => copies) };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await call('POST', path, { token: admin, headers, body });
  for (const id of bookIds) stocked.add(id);
  if (!isRepeated) return answer;
  const again = await call('POST', path, { token: admin, headers, body });
  expect(again.body).toEqual(answer.body);
  return again;
}

export function receive(scans: readonly Scan[], isRepeated: boolean): ShopCommand {
  return command(`receive ${JSON.stringify(scans)}${isRepeated ? ' twice' : ''}`, async (model, real) => {
    const lines = linesOf(model, scans);
    const supplier = real.word;
    const answer = await sendCopies(real, '/api/deliveries', lines, { isRepeated, supplier });
    const { id, createdAt } = answer.body;
    compare(answer, model.postings.receive(supplier, lines, { id, createdAt }));
  });
}

export function undoPosting(choice: number): ShopCommand {
  const run = async (model: ShopModel, { admin }: RealShop) => {
    const { id } = model.postings.at(choice).answer;
    const answer = await call('POST', `/api/stock-postings/${id}/undo`, { token: admin });
    compare(answer, model.postings.undo(choice));
  };
  return command(`undo posting ${choice}`, run, ({ postings }) => postings.all.length > 0);
}

function compareStocktake({ status, body }: Answer, expected: Expected): void {
  expect({ status, body: comparableStocktake(body) }).toEqual({
    ...expected,
    body: comparableStocktake(Object(expected.body)),
  });
}

export const beginStocktake = command('begin a stocktake', async (model, { admin, word }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await call('POST', '/api/stocktakes', {
    ...{ token: admin, headers },
    body: { scope: 'shelf', value: word },
  });
  const { id, createdAt } = answer.body;
  compareStocktake(answer, model.stocktakes.begin(word, { id, createdAt }));
});

function hasStocktakes({ stocktakes }: Readonly<ShopModel>): boolean {
  return stocktakes.all.length > 0;
}

export function count(choice: number, scans: readonly Scan[], isRepeated: boolean): ShopCommand {
  const run = async (model: ShopModel, real: RealShop) => {
    const stocktake = model.stocktakes.at(choice);
    const lines = linesOf(model, scans);
    const path = `/api/stocktakes/${stocktake.answer.id}/counts`;
    const answer = await sendCopies(real, path, lines, { isRepeated });
    compareStocktake(answer, model.stocktakes.count(stocktake, lines));
  };
  const words = `${JSON.stringify(scans)}${isRepeated ? ' twice' : ''}`;
  return command(`count for stocktake ${choice} ${words}`, run, hasStocktakes);
}

export function settle(choice: number): ShopCommand {
  const run = async (model: ShopModel, { admin }: RealShop) => {
    const stocktake = model.stocktakes.at(choice);
    const answer = await call('POST', `/api/stocktakes/${stocktake.answer.id}/book`, { token: admin });
    compareStocktake(answer, model.stocktakes.settle(stocktake, answer.body.posting?.createdAt));
  };
  return command(`book stocktake ${choice}`, run, hasStocktakes);
}

export function discard(choice: number): ShopCommand {
  const run = async (model: ShopModel, { admin }: RealShop) => {
    const stocktake = model.stocktakes.at(choice);
    const answer = await call('DELETE', `/api/stocktakes/${stocktake.answer.id}`, { token: admin });
    compareStocktake(answer, model.stocktakes.discard(stocktake));
  };
  return command(`discard stocktake ${choice}`, run, hasStocktakes);
}
