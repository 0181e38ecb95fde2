import { authorsOf } from '../author/author.ts';
import type { Book } from '../book/book.ts';
import { isNewCopy } from '../book/book-condition.ts';
import { fixedPriceWords, paidDeliveryLaw } from '../shop/fixed-price-laws.ts';
import { slugOf } from '../values/words.ts';
import { isOtherMoney, type Offer, type OfferScope } from './offer.ts';
import { isSameCode } from './offer-code.ts';
import type { OfferProblem, OffersForBooks, OfferTerms } from './offer-terms.ts';

export type OfferedBook = Pick<
  Book,
  '_id' | 'category' | 'author' | 'publisher' | 'condition' | 'oldPrice' | 'newPrice'
>;

interface OfferToJudge {
  offer: Offer;
  /** Orders that have it, or are being paid with it. */
  uses: number;
  isUsed: boolean;
}

interface JudgedFor {
  books: readonly OfferedBook[];
  /** '' for none. */
  code: string;
  /** Of the shop. */
  day: string;
  /** The country whose law fixes prices of new books. */
  fixedPrices: string;
  currency: string;
  hasOrdered: boolean;
  /** By the id of the shelf; only shelves that offers name. */
  shelves: ReadonlyMap<string, ReadonlySet<string>>;
}

const named = (text: string) => slugOf(text) || text;

const scopes: Readonly<
  Record<OfferScope, (book: OfferedBook, value: string, shelves: JudgedFor['shelves']) => boolean>
> = {
  all: () => true,
  genre: ({ category }, value) => category === value,
  shelf: ({ _id }, value, shelves) => shelves.get(value)?.has(_id) ?? false,
  publisher: ({ publisher = '' }, value) => named(publisher) === named(value),
  author: ({ author }, value) => {
    const wanted = authorsOf(value).map(({ slug }) => slug);
    return authorsOf(author).some(({ slug }) => wanted.includes(slug));
  },
};

/** undefined when the offer counts for the shopper now. */
function problemOf(
  { offer, uses, isUsed }: OfferToJudge,
  { day, hasOrdered, currency }: JudgedFor,
): OfferProblem | undefined {
  const { isOn, from, until, mostUses, isFirstOnly, isOnceEach } = offer;
  if (!isOn || isOtherMoney(offer, currency) || (until && day > until)) return 'ended';
  if (from && day < from) return 'not-yet';
  if (mostUses > 0 && uses >= mostUses) return 'used-up';
  if (isOnceEach && isUsed) return 'used';
  return isFirstOnly && hasOrdered ? 'not-first' : undefined;
}

/** With the day that explains it: when it begins or ended. */
function problemOfCode(own: OfferToJudge | undefined, judged: JudgedFor, split: Split | undefined) {
  if (!own || !split) return { why: 'unknown' as const, title: '' };
  const { title, from, until, gives } = own.offer;
  const why = problemOf(own, judged);
  const isPast = until !== '' && judged.day > until;
  const day = why === 'ended' && isPast ? until : why === 'not-yet' ? from : '';
  if (why) return { why, title, ...(day && { day }) };
  const { fixed, reduced } = split;
  if (gives === 'delivery' ? fixed.length === 0 : split.left.length > 0) return undefined;
  return { why: fixed.length > 0 ? 'fixed' : reduced.length > 0 ? 'reduced' : 'no-book', title } as const;
}

/** The books that an offer reduces, and those in its scope that it must not. */
interface Split {
  left: OfferedBook[];
  fixed: OfferedBook[];
  reduced: OfferedBook[];
}

/** The law of fixed prices goes before all that the owner allows. */
function splitOf(
  { gives, scope, value, withReduced }: Offer,
  { books, fixedPrices, shelves }: JudgedFor,
): Split {
  if (gives === 'delivery') {
    const paid = paidDeliveryLaw(fixedPrices) === '' ? [] : books.filter(isNewCopy);
    return { left: [], fixed: paid, reduced: [] };
  }
  const isFixed = (book: OfferedBook) => fixedPriceWords(fixedPrices) !== '' && isNewCopy(book);
  const meant = books.filter((book) => scopes[scope](book, value, shelves));
  const fixed = meant.filter(isFixed);
  const reduced = withReduced ? [] : meant.filter((book) => !isFixed(book) && book.oldPrice > book.newPrice);
  return { fixed, reduced, left: meant.filter((book) => !fixed.includes(book) && !reduced.includes(book)) };
}

function termsOf(offer: Offer, { left }: Split): OfferTerms {
  const { id, title, code, gives, basisPoints, cents, fromCents } = offer;
  const terms = { id, title, fromCents, ...(code !== '' && { isCode: true as const }) };
  if (gives === 'delivery') return { ...terms, isFreeDelivery: true, bookIds: [] };
  const off = gives === 'percent' ? { basisPoints } : { cents };
  return { ...terms, ...off, bookIds: left.map(({ _id }) => _id) };
}

export function offersForBooks(all: readonly OfferToJudge[], judged: JudgedFor): OffersForBooks {
  const { code } = judged;
  const asked = all
    .filter(({ offer }) => offer.code === '' || (code !== '' && isSameCode(offer.code, code)))
    .map((one) => ({ one, split: splitOf(one.offer, judged) }));
  // Where the law lets no book be delivered free of charge, a free delivery does not count, and does not list the books
  // as left out.
  const isLawful = ({ one, split }: (typeof asked)[number]) =>
    one.offer.gives !== 'delivery' || split.fixed.length === 0;
  const open = asked.filter((one) => problemOf(one.one, judged) === undefined && isLawful(one));
  const ids = (books: readonly OfferedBook[]) => [...new Set(books.map(({ _id }) => _id))];
  const own = asked.find(({ one }) => one.offer.code !== '');
  const problem = code === '' ? undefined : problemOfCode(own?.one, judged, own?.split);
  return {
    terms: open
      .map(({ one, split }) => termsOf(one.offer, split))
      .filter(({ isFreeDelivery, bookIds }) => isFreeDelivery || bookIds.length > 0)
      .toSorted((one, other) => one.id.localeCompare(other.id)),
    ...(problem && { problem }),
    fixed: ids(open.flatMap(({ split }) => split.fixed)),
    reduced: ids(open.flatMap(({ split }) => split.reduced)),
  };
}
