import type { Stocktake } from '../../../functions/src/shared/stock/stocktake.ts';
import type { CopiesOf, Known, ModelPosting, PostingsModel } from './postings-model.ts';
import { type Expected, error } from './types.ts';

// Stocktakes of a shelf as they are meant to be, without a line of the shop's own code.

interface ModelStocktake {
  answer: Omit<Stocktake, 'lines' | 'posting'>;
  lines: Map<string, { counted: number; expected: number | undefined }>;
  posting: ModelPosting | undefined;
  isGone: boolean;
}

const notFound = error(404, 'not-found', 'The stocktake was not found');

export class StocktakesModel {
  readonly all: ModelStocktake[] = [];
  private readonly postings: PostingsModel;

  constructor(postings: PostingsModel) {
    this.postings = postings;
  }

  /** Begins a stocktake of a shelf. */
  begin(value: string, known: Known): Expected {
    const expected = this.postings.books.flatMap(({ id, stock, isDeleted }) =>
      stock && !isDeleted && stock.shelf === value && stock.onHand > 0
        ? [[id, { counted: 0, expected: stock.onHand }] as const]
        : [],
    );
    const answer = {
      ...known,
      scope: 'shelf',
      value,
      state: 'counting',
      by: 'Owner',
      isWhole: true,
    } as const;
    const begun = { answer: { ...answer }, lines: new Map(expected), posting: undefined, isGone: false };
    this.all.push(begun);
    return { status: 201, body: this.shown(begun) };
  }

  at(choice: number): ModelStocktake {
    const stocktake = this.all[choice % this.all.length];
    if (!stocktake) throw new Error('There is no stocktake');
    return stocktake;
  }

  /** A stocktake without the titles, which are those of its beginning. */
  shown({ answer, lines, posting }: ModelStocktake) {
    const ofBooks = [...lines].map(([bookId, { counted, expected }]) => ({
      ...{ bookId, counted },
      ...(expected !== undefined && { expected }),
    }));
    return { ...answer, lines: ofBooks, ...(posting && { posting: posting.answer }) };
  }

  private refusal({ isGone, answer }: ModelStocktake, words: string): Expected | undefined {
    if (isGone) return notFound;
    return answer.state === 'booked'
      ? error(409, 'stocktake-state', `The differences of this stocktake are booked: ${words}`)
      : undefined;
  }

  count(stocktake: ModelStocktake, scans: readonly CopiesOf[]): Expected {
    const refused = this.refusal(stocktake, 'begin another one');
    if (refused) return refused;
    const { lines } = stocktake;
    for (const { bookId, copies } of scans) {
      const { isDeleted, stock } = this.postings.book(bookId);
      const line = lines.get(bookId);
      const isFirst = !line?.counted && !isDeleted;
      if (!line && !isFirst) continue;
      const expected = isFirst ? stock?.onHand : line?.expected;
      lines.set(bookId, { counted: Math.max(0, (line?.counted ?? 0) + copies), expected });
    }
    return { status: 200, body: this.shown(stocktake) };
  }

  /** Books the differences. */
  settle(stocktake: ModelStocktake, createdAt: string): Expected {
    const { answer, lines, isGone } = stocktake;
    if (isGone) return notFound;
    if (answer.state === 'counting') {
      answer.state = 'booked';
      const different = [...lines]
        .filter(([, { counted, expected }]) => counted !== (expected ?? 0))
        .map(([bookId, { counted, expected = 0 }]) => ({ bookId, copies: counted - expected }));
      const words = { supplier: '', note: `Shelf ${answer.value}` };
      if (different.length > 0) {
        stocktake.posting = this.postings.post('stocktake', words, different, { id: answer.id, createdAt });
      }
    }
    return { status: 200, body: this.shown(stocktake) };
  }

  discard(stocktake: ModelStocktake): Expected {
    const refused = this.refusal(stocktake, 'undo them instead');
    if (refused) return refused;
    stocktake.isGone = true;
    return { status: 200, body: this.shown(stocktake) };
  }
}
