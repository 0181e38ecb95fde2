import { expect, it, vi } from 'vitest';
import { bookedEntry } from '../../fixtures/booked-entry.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

const cellsOf = async (csv: AsyncIterable<string>) =>
  (await textOf(csv))
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => line.split(';'));

it('The exports of a German shop are in German, with semicolons and decimals behind a comma', async () => {
  vi.resetModules();
  vi.stubEnv('SHOP_LANGUAGE', 'de');
  const { ordersCsv } = await import('../../../functions/src/orders/order-csv.ts');
  const { accountantCsv, rowsOfEntry } = await import('../../../functions/src/cash/accountant-rows.ts');
  const shop = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };
  const line = {
    bookId: 'b',
    title: 'Emma',
    coverImage: '',
    isbn: '9783161484100',
    unitCents: 1250,
    taxBasisPoints: 700,
  };
  const order = { ...makeOrder([makeBook()]), ...shop, status: 'delivered', totalPrice: '12.50' } as const;
  const taxed = {
    ...order,
    taxName: 'MwSt.',
    lines: [line],
    phone: '+49-30-1234',
    createdAt: '2026-12-31T23:30:05.000Z',
    address: { ...order.address, zipcode: '01067' },
    notes: [{ at: '', by: 'Owner', text: 'Ruft an' }],
  };
  const [names = [], cells = []] = await cellsOf(ordersCsv(each(taxed), { hasNotes: true }, shop, true));
  const named = Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  expect(named).toMatchObject({ Status: 'Geliefert', Summe: '12,50', Netto: '11,68', Steuer: '0,82' });
  expect(named).toMatchObject({
    Telefon: '+49 30 1234',
    Postleitzahl: '01067',
    Notizen: 'Inhaber/in: Ruft an',
  });
  expect(named['Bestellt am']).toBe('2027-01-01 00:30:05');
  expect(cells.at(-1)).toBe('7%: 0,82');
  const byCard = { ...order, isPaidOnline: true, cashCents: 1250 };
  const [heading = [], paid = []] = await cellsOf(ordersCsv(each(byCard), { hasNotes: false }, shop));
  const received = heading.indexOf('Erhaltenes Geld');
  expect(paid.slice(received, received + 2)).toEqual(['12,50', 'Online bezahlt']);

  const back = bookedEntry({
    kind: 'undone',
    way: 'bank',
    cents: -1250,
    by: 'Owner',
    returnedBookIds: ['b'],
  });
  const [, first] = await cellsOf(accountantCsv(each(...rowsOfEntry(back, [line])), shop, { hasTax: true }));
  expect(first).toContain('Inhaber/in');
  const sale = ['Verkauf zurückgenommen', '9783161484100', 'Emma', '-12,50', '-12,50', '', 'Überweisung'];
  expect(first?.slice(2, 9)).toEqual(sale);
  const owed = rowsOfEntry({ ...back, cents: 0 }, [line]).map((row) => ({ ...row, isOnAccount: true }));
  const [, owing] = await cellsOf(accountantCsv(each(...owed), shop));
  expect(owing?.[8]).toBe('Auf Rechnung');
});
