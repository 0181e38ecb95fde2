import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { Invoice } from '../../../functions/src/shared/invoice/invoice.ts';
import { invoiceArchive } from '../../../functions/src/use-cases/invoices/invoice-files.ts';
import { makeInvoice } from './made-invoice.ts';

/** Some of the stored invoices, as the database finds and sorts them; their address is their number. */
class StoredInvoices {
  readonly #found: readonly Invoice[];
  readonly #fields: readonly unknown[];

  constructor(found: readonly Invoice[], fields: readonly unknown[] = []) {
    this.#found = found;
    this.#fields = fields;
  }

  where(field: 'at' | 'day', operator: '>=' | '<=' | '<', limit: string) {
    const isFound = ({ [field]: value }: Invoice) =>
      value === limit ? operator !== '<' : value > limit === (operator === '>=');
    return new StoredInvoices(this.#found.filter(isFound), this.#fields);
  }

  orderBy(field: unknown) {
    return new StoredInvoices(this.#found, [...this.#fields, field]);
  }

  all(): Invoice[] {
    const key = ({ at, day, number }: Invoice) =>
      this.#fields.map((field) => (field === 'at' ? at : field === 'day' ? day : number)).join();
    return this.#found.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  }

  offset(count: number) {
    return new StoredInvoices(this.all().slice(count), this.#fields);
  }

  limit(count: number) {
    return new StoredInvoices(this.all().slice(0, count), this.#fields);
  }

  count() {
    return { get: async () => ({ data: () => ({ count: this.#found.length }) }) };
  }
}

const shop: Invoice[] = [];
vi.mock('../../../functions/src/settings/shop-profile.ts', () => ({
  recentSettings: async () => ({ timeZone: 'UTC' }),
}));
vi.mock('../../../functions/src/platform/collections.ts', () => ({
  collection: () => new StoredInvoices(shop),
}));
vi.mock('../../../functions/src/platform/firebase.ts', () => ({
  streamDocuments: async function* (invoices: StoredInvoices) {
    for (const invoice of invoices.all()) yield { data: () => invoice };
  },
}));

const day = '2026-11-24';
/** Writes an invoice, or a credit note, at so many minutes past noon. */
function write(number: string, minutes: number): void {
  shop.push(makeInvoice({ number, day, at: `${day}T12:0${minutes}:00.000Z` }));
}

const limits = { inFile: 3, parts: 2 };
const archive = (part?: number) => invoiceArchive(day, day, part, new AbortController().signal, limits);

async function namesIn(part: number): Promise<string[]> {
  const pieces: Buffer[] = [];
  for await (const piece of await archive(part)) pieces.push(piece);
  return Object.keys(unzipSync(new Uint8Array(Buffer.concat(pieces))));
}

it('The parts of an archive hold each document once, also one that is written between two of them', async () => {
  for (const count of [1, 2, 3, 4, 5]) write(`INV-2026-0000${count}`, count);
  await expect(archive()).rejects.toMatchObject({ code: 'in-parts', details: { count: 5, parts: 2 } });
  const first = await namesIn(1);
  // By its number it stands before all others.
  write('CN-2026-00001', 9);
  expect(first).toHaveLength(limits.inFile);
  expect([...first, ...(await namesIn(2))]).toEqual(shop.map(({ number }) => `${number}.pdf`));
  await expect(archive(3)).rejects.toMatchObject({ code: 'not-found' });
  write('INV-2026-00006', 9);
  await expect(archive(1)).rejects.toMatchObject({ details: { field: 'from' } });
});
