import { expect, it } from 'vitest';
import { nothingScanned, withScan } from '../../web/src/features/receive/received-scans.ts';

function isbnOf(number: number): string {
  const digits = `978${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const scanned = (isbns: readonly string[]) =>
  isbns.reduce((delivery, isbn) => withScan(delivery, isbn).delivery, nothingScanned);

it('5,000 scans of 1,000 books are as many copies, and a book more is refused in words', () => {
  const isbns = Array.from({ length: 5000 }, (_, at) => isbnOf((at * 7) % 1000));
  const delivery = scanned(isbns);
  expect(delivery.rows).toHaveLength(1000);
  expect(new Set(delivery.rows.map(({ copies }) => copies))).toEqual(new Set([5]));
  const problem = 'A delivery has at most 1,000 books: receive these first.';
  expect(withScan(delivery, isbnOf(1000))).toEqual({ delivery, problem });
  expect(withScan(delivery, isbnOf(7)).row).toEqual({ isbn: isbnOf(7), copies: 6 });
});

it('The 10,001st copy of a book is refused in words', () => {
  const isbn = isbnOf(1);
  const delivery = scanned(Array.from({ length: 10_000 }, () => isbn));
  expect(delivery.rows).toEqual([{ isbn, copies: 10_000 }]);
  const problem = 'A book can have at most 10000 copies in a delivery.';
  expect(withScan(delivery, isbn)).toEqual({ delivery, problem });
});

it('The price beside a barcode is no part of the ISBN, whether both are read together or apart', () => {
  const isbn = '9780141439587';
  const delivery = scanned([isbn, `${isbn}51299`, `${isbn} 12`, '51299', ' 07 ']);
  expect(delivery).toMatchObject({ rows: [{ isbn, copies: 3 }], unread: [] });
  const typed = [']E09780141439587', `çè_à&'&'"ç(_è`, `çè!à&'&'"ç(!è`, `çè_à&'&'"ç(_è(&éçç`];
  expect(scanned(typed)).toMatchObject({ rows: [{ isbn, copies: 4 }], unread: [] });
  expect(withScan(delivery, `${isbn}512990`).delivery.unread).toHaveLength(1);
});
