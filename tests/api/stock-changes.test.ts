import { describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { entriesAbout } from './audit-entries.ts';
import { callsWith, inParallel, refusal } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { changeStock, storedStock } from './stored-stock.ts';

const token = await beginSession();
const asAdmin = callsWith(token);

function change(kind: string, copies: number, ids: readonly string[], key?: string) {
  const body = { kind, copies, selection: { ids } };
  return asAdmin('POST', '/api/stock-changes', body, { key });
}

async function books(): Promise<[counted: string, uncounted: string]> {
  const [one, other] = await inParallel(2, async () => (await storeBook())._id);
  await changeStock(token, one ?? '', { onHand: 4 });
  return [one ?? '', other ?? ''];
}

const onHand = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(storedStock))).map((one) => one.onHand);

describe('the stock of many books', () => {
  it('is added to once, however often it is sent, and undone as one step', async () => {
    const ids = await books();
    const key = crypto.randomUUID();
    const answers = await inParallel(5, () => change('add', 3, ids, key));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = answers[0] ?? {};
    expect(body).toMatchObject({ kind: 'bulk', state: 'posted', note: 'Stock +3', books: 2, copies: 6 });
    expect(await onHand(ids)).toEqual([7, 3]);
    const { body: past } = await asAdmin('GET', '/api/deliveries');
    expect(past[0]).toMatchObject({ id: body.id, kind: 'bulk' });
    await asAdmin('POST', `/api/stock-postings/${body.id}/undo`);
    expect(await onHand(ids)).toEqual([4, undefined]);
    const entries = await entriesAbout(token, body.id);
    expect(entries.map(({ action, title }) => [action, title])).toEqual([
      ['undone', 'Stock +3'],
      ['changed', 'Stock +3'],
    ]);
  });

  it('is set, and a second try under the key sets it once', async () => {
    const ids = await books();
    const key = crypto.randomUUID();
    expect((await change('set', 9, ids, key)).body).toMatchObject({ note: 'Stock set to 9', books: 2 });
    expect(await onHand(ids)).toEqual([9, 9]);
    expect(await change('set', 9, ids, key)).toMatchObject({ status: 200, body: { state: 'posted' } });
    expect(refusal(await change('set', 9, ids))).toMatchObject({ status: 409, code: 'stock-selection' });
    expect(await storedStock(ids[0])).toMatchObject({ onHand: 9, ledger: 9, movements: 2 });
  });

  it.each([
    ['', { kind: 'add', copies: 0, selection: { ids: ['a'] } }],
    ['copies', { kind: 'set', copies: -1, selection: { ids: ['a'] } }],
    ['copies', { kind: 'set', copies: 10_001, selection: { ids: ['a'] } }],
    ['kind', { kind: 'take', copies: 1, selection: { ids: ['a'] } }],
    ['selection', { kind: 'add', copies: 1, selection: {} }],
  ])('refuses a change that cannot be: %s of %j', async (field, body) => {
    const answer = await asAdmin('POST', '/api/stock-changes', body);
    expect(refusal(answer)).toMatchObject({ status: 400, field });
  });
});
