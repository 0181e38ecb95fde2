import type { CallName } from '../../../functions/src/shared/api-calls.ts';
import { ask } from '../shop-in-process.ts';
import { all, readStored, type Stored } from '../shop-model/stored-shop.ts';
import type { KnownIds } from './schema-values.ts';

const enough = 5;

const book = {
  title: 'Emma',
  category: 'fiction',
  description: 'A lamp.',
  oldPrice: 12.5,
  newPrice: 12.5,
  trending: false,
};
const contact = { name: 'Nora Field', address: { city: 'Galway' } };

async function make(name: CallName, body: object) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await ask({ name, body, headers, ...(name === 'POST /api/orders' && { as: 'shopper' }) });
  if (answer.status > 201) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.body;
}

/** By what precedes an id in a path, or by the name of a field. */
const collectionOf: Record<string, string> = {
  books: 'books',
  edit: 'books',
  stock: 'books',
  bookId: 'books',
  bookIds: 'books',
  productIds: 'books',
  orders: 'orders',
  orderId: 'orders',
  drafts: 'drafts',
  shelves: 'shelves',
  offers: 'offers',
  audit: 'audit',
  past: 'audit',
  'stock-postings': 'stockPostings',
  'bank-files': 'bankFiles',
  stocktakes: 'stocktakes',
  imports: 'imports',
  people: 'admins',
};

/** Restocks the shop, of which earlier requests may have deleted much. @returns its ids */
export async function knownIds(name: CallName): Promise<KnownIds> {
  const count = (stored: Stored, collection: string) => all(stored, collection).size;
  const before = await readStored();
  for (let books = count(before, 'books'); books < enough; books += 1) {
    const { _id: id } = (await make('POST /api/books/create-book', book)).book;
    await ask({
      name: 'POST /api/stock/:bookId',
      params: { bookId: id },
      body: { onHand: 100 },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await make('POST /api/orders', { ...contact, productIds: [id], totalPrice: '12.50' });
    await make('POST /api/drafts', { title: 'A draft' });
    await make('POST /api/deliveries', { bookIds: [id], copies: [2] });
    await make('POST /api/stocktakes', { scope: 'all', value: '' });
  }
  const stored = await readStored();
  return (part) => {
    const collection =
      part === 'ids'
        ? name.includes('orders') || name.includes('invoices')
          ? 'orders'
          : 'books'
        : collectionOf[part.split('/')[0] ?? ''];
    return collection === undefined ? [] : [...all(stored, collection).keys()].slice(0, 20);
  };
}
