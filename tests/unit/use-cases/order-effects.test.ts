import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { collection } from '../../../functions/src/platform/collections.ts';
import { database } from '../../../functions/src/platform/firebase.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { prepareOrder } from '../../../functions/src/use-cases/orders/effects/order-effects.ts';
import type { OrderEvent } from '../../../functions/src/use-cases/orders/effects/order-event.ts';
import { changed, changedAt, changingOrder, stepRequest } from '../../fixtures/changing-orders.ts';

const findSettings = vi.hoisted(() => vi.fn());
vi.mock(import('../../../functions/src/settings/settings-store.ts'), async (original) => ({
  ...(await original()),
  findSettings,
}));
vi.mock(import('../../../functions/src/cash/closing-store.ts'), async (original) => ({
  ...(await original()),
  openCashDay: async () => '2026-04-03',
}));
vi.mock(import('../../../functions/src/invoices/invoice-counter.ts'), async (original) => ({
  ...(await original()),
  nextNumber: async (series) => ({
    number: `${series}-00002`,
    count: 2,
    updateTime: undefined,
    counter: collection('invoiceCounters').doc(series),
  }),
}));
vi.mock(import('../../../functions/src/mail/change-mail-store.ts'), async (original) => ({
  ...(await original()),
  // As if the shopper had been told of what a step takes back.
  readChangeMails: async (_, plan) => ({
    plan,
    withdrawn: [],
    earlier: undefined,
    isTold: true,
    waiting: [],
  }),
}));

type Writes = { path: string; data: Record<string, unknown> }[];

type Event = Partial<OrderEvent> & Pick<OrderEvent, 'after'>;

const prepared = async (event: Event) =>
  prepareOrder({
    before: undefined,
    by: { kind: 'person', name: 'Otto' },
    uid: 'nora',
    keyHash: 'key',
    now: changedAt,
    shop: await findSettings(),
    stockTaken: [],
    attempt: { failedTries: 0, salesShards: 'main' },
    ...event,
  });

/** The writes of an event's effects, which are never sent. */
async function writesOf(event: Event): Promise<Writes> {
  const { writeEffects } = await prepared(event);
  const writes: Writes = [];
  const note = (transaction: Transaction, method: 'create' | 'set' | 'delete') =>
    vi.spyOn(transaction, method).mockImplementation((document: { path: string }, data = {}) => {
      writes.push({ path: document.path, data });
      return transaction;
    });
  const written = database().runTransaction(async (transaction) => {
    for (const method of ['create', 'set', 'delete'] as const) note(transaction, method);
    writeEffects(transaction);
    throw new Error('Not sent');
  });
  await expect(written).rejects.toThrow('Not sent');
  return writes;
}

const foldersOf = (writes: Writes) => [...new Set(writes.map(({ path }) => path.split('/')[0]))].sort();
const textOfMail = (writes: Writes, event: string) =>
  JSON.stringify(writes.find(({ path }) => path.endsWith(event) && path.startsWith('mail/'))?.data.message);

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-nothing-is-sent');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  const invoices = { ...defaultSettings.invoices, isOn: true, at: 'placing', prefix: 'INV-', name: 'Ink' };
  findSettings.mockResolvedValue({ ...defaultSettings, invoices, version: 1 });
});

it('A new order has figures, an invoice that its mail names, and no entry of the history', async () => {
  const { parcelsMade: _, ...after } = changingOrder();
  const writes = await writesOf({ after, by: { kind: 'shopper', uid: 'nora' } });
  expect(foldersOf(writes)).toEqual(['invoiceCounters', 'invoices', 'mail', 'sales', 'stats']);
  expect(textOfMail(writes, '-placed')).toContain('INV-2026-00002');
});

it('A step back names no invoice of an earlier step in its mail', async () => {
  const { fields } = await prepared({ after: changingOrder(), by: { kind: 'shopper', uid: 'nora' } });
  const was = { ...changingOrder('packed'), ...fields };
  const { after, applied: change } = changed(was, stepRequest('packed', 'placed'));
  const writes = await writesOf({ before: was, after, change });
  expect(foldersOf(writes)).toEqual(['audit', 'mail', 'stats']);
  expect(textOfMail(writes, '-correction')).toContain('our last mail was a mistake');
  expect(textOfMail(writes, '-correction')).not.toContain('INV-');
});

it('Money that a person enters stands in the ledger and in the history, without what they typed', async () => {
  const before = changingOrder('packed');
  const request = { kind: 'taken', cents: 700, way: 'bank', reference: 'R-1', note: 'By Nora' } as const;
  const { after, applied: change } = changed(before, { kind: 'cash', request });
  expect(after.cashCents).toBe(700);
  const writes = await writesOf({ before, after, change });
  expect(foldersOf(writes)).toEqual(['audit', 'cashClosings', 'cashEntries']);
  const [entry, audit] = ['cashEntries', 'audit'].map((name) =>
    writes.find(({ path }) => path.startsWith(name)),
  );
  expect(entry?.data).toMatchObject({ kind: 'taken', cents: 700, way: 'bank', reference: 'R-1', by: 'Otto' });
  expect(audit?.data).toMatchObject({
    kind: 'cash',
    action: 'taken',
    note: '$7.00, Bank transfer',
    by: 'Otto',
  });
  expect(JSON.stringify(audit?.data)).not.toMatch(/R-1|Nora/);
});

it('A copy that is ordered for an address that is not confirmed counts until it is sent, and once', async () => {
  const awaited = [{ bookId: 'a', by: '2026-04-09' }];
  const before = { ...changingOrder(), hasConfirmedEmail: false, awaited };
  const received = changed(before, { kind: 'received copy', bookId: 'a' });
  const counts = async (unconfirmedCopies: number) => {
    const { after, applied: change } = received;
    const event = { before, after, change, unconfirmedCopies, checked: { books: [], counted: [] } };
    return JSON.stringify(await writesOf(event)).includes('unconfirmedCopies');
  };
  expect(await counts(1)).toBe(false);
  // An order placed before such copies counted.
  expect(await counts(0)).toBe(true);
});
