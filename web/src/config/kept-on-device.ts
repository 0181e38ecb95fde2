import { t } from '@bookstore/functions/shared/words/words';

interface Kept {
  /** Local storage, the session storage of one tab, IndexedDB, a cache, or a cookie. */
  in: 'storage' | 'tab' | 'database' | 'cache' | 'cookie';
  /** What it is, and what for: the privacy page says so. */
  what: string;
  /** 'until you log out' */
  until: string;
  /** Only in the dashboard; the privacy page leaves it out. */
  desk?: true;
  /** Only in a shop that has this. */
  only?: 'languages' | 'offers' | 'vouchers';
}

const ofDesk = { in: 'storage', desk: true } as const;

/**
 * All that the shop stores in a browser, by key; `*` stands for any ending. A key that is missing here does not compile
 * (`StoredKey`).
 */
export const keptOnDevice = {
  cart: {
    in: 'storage',
    what: t('The books in your cart'),
    until: t('until you take them out or order them'),
  },
  wishes: {
    in: 'storage',
    what: t('The books on your wish list'),
    until: t('until you take them off the list'),
  },
  'shopper-lists': {
    in: 'storage',
    what: t('Whose cart and wish list these are, and what of them the shop does not know yet'),
    until: t('until you log out and the shop knows it'),
  },
  'cart-newer-than-cdn-until': {
    in: 'storage',
    what: t('That a price in your cart has just changed, so that you see the new one'),
    until: t('until it is a minute old'),
  },
  'recently-seen': {
    in: 'storage',
    what: t('The last twelve books that you have looked at, so that you find them again'),
    until: t('until you clear them'),
  },
  'language-offer': {
    in: 'storage',
    what: t('That you need no offer to read the shop in another language'),
    until: t('until you delete the data of this site'),
    only: 'languages',
  },
  offer: {
    in: 'storage',
    what: t('The code of the offer that you have'),
    until: t('until you order with it, or remove it'),
    only: 'offers',
  },
  'order-attempt': {
    in: 'storage',
    what: t('The order that you are sending, so that it is placed only once'),
    until: t('until the shop has answered'),
  },
  'checkout-typed': {
    in: 'tab',
    what: t('What you type at the checkout'),
    until: t('until you order, log out or close the tab'),
  },
  'checkout-awaits-login': {
    in: 'tab',
    what: t('That what you typed waits for you to sign in again'),
    until: t('until you sign in or close the tab'),
  },
  'voucher-typed': {
    in: 'tab',
    what: t('What you type of a gift voucher'),
    until: t('until you have bought it or close the tab'),
    only: 'vouchers',
  },
  'page-waits': {
    in: 'tab',
    what: t('The page that you wanted to see before you signed in'),
    until: t('until you see it or close the tab'),
  },
  'signed-in': { in: 'storage', what: t('That you are signed in'), until: t('until you log out') },
  firebaseLocalStorageDb: { in: 'database', what: t('Your sign-in'), until: t('until you log out') },
  'firebase-app-check-database': {
    in: 'database',
    what: t(
      'The proof that an order or a form comes from this shop’s own pages, where the shop asks for one',
    ),
    until: t('until it has expired, after hours or days'),
  },
  'shop-currency': {
    in: 'storage',
    what: t('The currency and the taxes of the shop, so that no price changes while a page opens'),
    until: t('until the shop changes them'),
  },
  files: {
    in: 'cache',
    what: t('The scripts and styles of the shop, so that it opens quickly, and without a connection'),
    until: t('until newer ones have taken their place'),
  },
  pages: {
    in: 'cache',
    what: t('The last forty pages that you have visited, to be read without a connection'),
    until: t('until you log out, or have visited forty others'),
  },
  answers: {
    in: 'cache',
    what: t('The books and prices on pages that you have visited, for the same'),
    until: t('until you log out, or have seen eighty others'),
  },
  'own-orders': {
    in: 'cache',
    what: t('Your orders, once you have seen them here, to be read without a connection'),
    until: t('until you log out'),
  },
  token: { ...ofDesk, what: t('The session of the dashboard'), until: t('until it ends') },
  'token-ends-at': { ...ofDesk, what: t('When the session ends'), until: t('until it ends') },
  'token-username': { ...ofDesk, what: t('Whose session it is'), until: t('until it ends') },
  __session: {
    in: 'cookie',
    what: t('A key by which the sign-in knows this browser'),
    until: t('until it has not been used for long'),
    desk: true,
  },
  'read-past-cdn-until': {
    ...ofDesk,
    what: t('That a book was just changed here'),
    until: t('until it is a minute old'),
  },
  'desk-typed': { ...ofDesk, what: t('Forms that are not saved'), until: t('until they are saved') },
  'desk-continues': {
    in: 'tab',
    what: t('Which of them go on'),
    until: t('until the tab is closed'),
    desk: true,
  },
  'desk-shop': { ...ofDesk, what: t('The settings of the shop'), until: t('until the shop changes them') },
  'desk-phrases': { ...ofDesk, what: t('Phrases for messages'), until: t('until they are changed') },
  'samples-folded': { ...ofDesk, what: t('Folded sample figures'), until: t('until they are unfolded') },
  'order-desk-keys': { ...ofDesk, what: t('That single keys are off'), until: t('until they are on') },
  'desk-order': { ...ofDesk, what: t('An order being taken'), until: t('until it is taken') },
  'scanned-delivery': { ...ofDesk, what: t('Scanned copies'), until: t('until they are received') },
  'print-papers': { ...ofDesk, what: t('Papers to print on'), until: t('until others are chosen') },
  'stocktake-*': { ...ofDesk, what: t('Counted copies'), until: t('until they are sent') },
} as const satisfies Record<string, Kept>;

type Kepts = typeof keptOnDevice;
type NameIn<Place> = { [Name in keyof Kepts]: Kepts[Name]['in'] extends Place ? Name : never }[keyof Kepts];
type WithAnyEnding<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

export type StoredKey = WithAnyEnding<NameIn<'storage' | 'tab'>>;

/** A cache, of the service worker (web/worker) or beside it. */
export type CacheName = NameIn<'cache'>;

export const keptOfVisitors = Object.entries<Kept>(keptOnDevice).filter(([, { desk }]) => !desk);
