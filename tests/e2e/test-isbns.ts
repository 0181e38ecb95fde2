import { toIsbn13 } from '../../functions/src/shared/book/isbn.ts';

/** ISBN-13s that no other test uses, with valid check digits. */
export function testIsbns(count: number): string[] {
  const first = 100_000_000 + Math.floor(Math.random() * 800_000_000);
  return Array.from({ length: count }, (_, index) => {
    const digits = `979${first + index}`;
    const isbn = Array.from({ length: 10 }, (_, check) => toIsbn13(`${digits}${check}`)).find(Boolean);
    if (!isbn) throw new Error(`${digits} has no check digit`);
    return isbn;
  });
}
