import { requestCheck } from '../../../functions/src/imports/import-store.ts';
import { sendDueMails } from '../../../functions/src/mail/mail-sender.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import { undoWaitMs } from '../../../functions/src/shared/order/mail.ts';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { foldChanges } from '../../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { startImport } from '../../../functions/src/use-cases/imports/start-import.ts';
import { workOnImports } from '../../../functions/src/use-cases/imports/work-on-imports.ts';
import { changeOrder } from '../../../functions/src/use-cases/orders/change-order.ts';
import { registerShopper } from '../../api/accounts.ts';
import { generousRules, uploadImport } from '../../api/imports.ts';
import { smtpAddress } from '../../emulators/mail-catcher.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { countOperations } from '../../reads/count-reads.ts';
import type { FunctionsHere } from '../../reads/functions-here.ts';
import { addUsage, instanceUsage, noUsage, type Usage } from './prices.ts';

/** What a task uses that runs in one instance. */
async function usageOf(task: () => Promise<unknown>, memoryMib: number): Promise<Usage> {
  const begin = performance.now();
  const operations = await countOperations(task);
  return addUsage(instanceUsage(performance.now() - begin, memoryMib), { ...noUsage, ...operations });
}

const sendMails = () =>
  sendDueMails(() => new Date(Date.now() + undoWaitMs), { address: smtpAddress, shop: defaultProfile });

/** One order of one book from 'Place an Order' to its delivery, with all its mails. The triggers must be off. */
export async function orderUsage(shop: FunctionsHere, book: Book): Promise<Usage> {
  const { token, email } = await registerShopper();
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify(makeOrderRequest([book], { email }));
  let id = '';
  const place = async () => {
    const answer = await shop.ask('/api/orders', headers, { method: 'POST', body });
    id = (await answer.json())._id;
  };
  const parts = [await usageOf(place, 512), await usageOf(sendMails, 256)];
  const states = ['placed', 'packed', 'shipped', 'delivered'] as const;
  for (const [index, from] of states.entries()) {
    const to = states[index + 1];
    if (to === undefined) break;
    const request = { from, to, note: '', carrier: '', trackingCode: '', isUndo: false };
    const step = { kind: 'step', request } as const;
    const take = () =>
      changeOrder(id, { kind: 'person', name: owner.name }, step, crypto.randomUUID(), new Date());
    parts.push(await usageOf(take, 512), await usageOf(sendMails, 256));
  }
  return addUsage(...parts);
}

/** An import of so many new books: its check, its work and the catalogue. The triggers must be off. */
export async function importUsage(books: number): Promise<Usage> {
  const lines = Array.from(
    { length: books },
    (_, index) =>
      `Costed book ${index},Author ${index % 900},${index % 30}.50,${'A line of words. '.repeat(8)}\n`,
  );
  const id = await uploadImport(`title,author,price,description\n${lines.join('')}`);
  const columns = ['title', 'author', 'newPrice', 'description'] as const;
  const now = () => new Date();
  const work = () => workOnImports({ now, budgetMs: 300_000, fold: foldChanges, foldAfter: 10_000 });
  const whole = async () => {
    await requestCheck({ id, fileName: 'cost.csv', columns: [...columns], rules: generousRules }, now());
    await work();
    await startImport(id, owner, now());
    await work();
  };
  return addUsage(await usageOf(whole, 512), { ...noUsage, storageWrites: 4, storageReads: 8 });
}
