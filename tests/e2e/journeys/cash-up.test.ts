import { owner } from '../../../functions/src/shared/callers.ts';
import type { CashRequest } from '../../../functions/src/shared/order/cash.ts';
import { addDays, startOfDay } from '../../../functions/src/shared/shop/shop-day.ts';
import { enterCashByHand } from '../../../functions/src/use-cases/cash/enter-cash-by-hand.ts';
import { addWorker, removeWorker, workerPassword } from '../../api/workers.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { demoBook } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { logInAdmin, press } from '../signing-in.ts';
import { storeOrders } from '../stored-orders.ts';
import { shown } from '../tested-shop.ts';

// A day of its own, long ago, on which no other test moves money.
const day = `18${10 + Math.floor(Math.random() * 80)}-05-04`;
const evening = new Date(startOfDay(day).getTime() + 18 * 3_600_000);

function noteMoney(id: string | undefined, kind: CashRequest['kind'], cents: number) {
  if (id === undefined) throw new Error('There is no such order');
  const request = { kind, cents, way: 'cash', reference: '', note: '' } as const;
  return enterCashByHand(id, request, crypto.randomUUID(), owner, evening, new AbortController().signal);
}

test("the evening's cash-up: two orders paid, one refund, counted, closed, and opened again by the owner", async ({
  page,
  newVisitor,
}) => {
  const worker = await addWorker('orders');
  const orders = await storeOrders({ count: 2, name: () => 'Cash', books: () => [demoBook('kim')] });
  const [first, second] = orders.map(({ _id }) => _id);
  await noteMoney(first, 'taken', 3000);
  await noteMoney(second, 'taken', 1250);
  await noteMoney(first, 'given-back', 400);

  await test.step('a person of orders counts 20 cents too little and closes the day', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(worker.person.name);
    await page.getByLabel('Password', { exact: true }).fill(workerPassword);
    await press(page, 'Login');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Cash').click();
    await page.getByLabel('Day', { exact: true }).fill(day);
    const sums = page.getByRole('table', { name: 'Money of the day' });
    await expect(sums.getByRole('row', { name: 'Cash' })).toHaveText(shown('Cash$42.50$4.00$38.50'));
    await expect(page.getByRole('list', { name: 'Entries of the day' }).getByRole('listitem')).toHaveCount(3);
    await page.getByLabel('Counted', { exact: true }).fill('38,30');
    await expect(page.getByText(shown('$0.20 too little'))).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Close the day');
    const dialog = page.getByRole('dialog', { name: /^Close .*\?$/ });
    await expect(dialog).toContainText(shown('$38.50, and $38.30 were counted'));
    await answerDialog(dialog, 'Close the day');
    await expect(page.getByRole('heading', { name: 'Closed', exact: true })).toBeVisible();
    await expect(page.getByText(`Closed by ${worker.person.name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open again' })).toHaveCount(0);
  });

  await test.step('money that is noted later counts on the next day', async () => {
    await noteMoney(second, 'given-back', 250);
    await page.getByRole('link', { name: 'Next day' }).click();
    await expect(page.getByRole('list', { name: 'Entries of the day' })).toContainText(shown('-$2.50'));
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(addDays(day, 1));
  });

  await test.step('the sheet of the day fits one A4 page', async () => {
    await page.goto(`/dashboard/cash?day=${day}`);
    await expect(page.getByText(shown('$0.20 too little'))).toBeVisible();
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('the owner opens the day again, with a reason', async () => {
    const desk = await newVisitor();
    await logInAdmin(desk);
    await desk.goto(`/dashboard/cash?day=${day}`);
    await press(desk, 'Open again');
    await expect(desk.getByText('Say why the day is opened again')).toBeVisible();
    await desk.getByLabel('Reason', { exact: true }).fill('A note was missing');
    await press(desk, 'Open again');
    await expect(desk.getByRole('button', { name: 'Close the day' })).toBeVisible();
    await desk.goto('/dashboard/history');
    await expect(desk.getByText(`Opened again the cash of ${day}`)).toBeVisible();
  });
  await removeWorker(worker);
});
