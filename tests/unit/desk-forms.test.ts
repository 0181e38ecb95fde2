import { expect, it } from 'vitest';
import { filesLike, read } from '../fixtures/repository-files.ts';

const sources = 'web/src/';

/** Components with typed text that do not keep it over the end of a session by themselves, and why. */
const exceptions: Record<string, string> = {
  'components/forms/debounced-search.tsx': 'searches',
  'components/forms/find-form.tsx': 'searches',
  'entities/isbn-scan/scan-field.tsx': 'a scan is counted at once',
  'entities/order/export-days.tsx': 'saves a file, nothing in the shop',
  'entities/order/gift-choice.tsx': 'a part of what asks',
  'entities/voucher/redeem-box.tsx': 'a code, which no device keeps',
  'features/book-import/rule-fields.tsx': 'a part of ColumnForm',
  'features/cash/day-picker.tsx': 'its day stands in the address',
  'features/catalogue/selection.tsx': 'the shop',
  'features/checkout/checkout-form.tsx': 'the shop, with a draft of its own',
  'features/dashboard-search/dashboard-search.tsx': 'searches',
  'features/history/history-search.tsx': 'searches',
  'features/mailing/choice-page.tsx': 'the shop, where nothing is typed',
  'features/mailing/newsletter-page.tsx': 'the shop',
  'features/mailing/press-page.tsx': 'the shop, where nothing is typed',
  'features/new-order/account-choice.tsx': 'a part of the draft of an order',
  'features/new-order/customer-part.tsx': 'a part of the draft of an order',
  'features/new-order/desk-lines.tsx': 'a part of the draft of an order',
  'features/new-order/new-order-page.tsx': 'keeps the whole order',
  'features/new-order/offer-code.tsx': 'a part of the draft of an order',
  'features/new-order/pay-counter.tsx': 'a part of the draft of an order',
  'features/new-order/pay-order.tsx': 'a part of the draft of an order',
  'features/offers/offer-part.tsx': 'the shop',
  'features/open-items/bank-preview.tsx': 'the columns of a file, which is read again at once',
  'features/order-desk/carrier-file-form.tsx': 'saves a file, nothing in the shop',
  'features/order-desk/ship-form.tsx': 'a part of useShipping',
  'features/receive/receive-page.tsx': 'keeps the whole delivery',
  'features/search/search-box.tsx': 'searches',
  'features/settings/genres/genre-names.tsx': 'a field of a ShopForm',
  'features/settings/genres/merge-genre.tsx': 'one choice',
  'features/settings/invoices/lines-field.tsx': 'a field of a ShopForm',
  'features/settings/tax/tax-rates.tsx': 'a field of a ShopForm',
  'features/vouchers/voucher-fields.tsx': 'the shop',
  'features/vouchers/voucher-page.tsx': 'the shop, with a draft of its own',
  'features/wishes/wish-sharing.tsx': 'the shop',
  'features/withdrawal/withdrawal-page.tsx': 'the shop',
};

function forgets(file: string): boolean {
  const text = read(`${sources}${file}`);
  if (/<(?:Formik|DeskForm)\b/.test(text)) return !/<(?:ShopForm|DeskForm)\b/.test(text);
  return /<form\b|forms\/(plain-fields|amount-field)\.tsx/.test(text) && !/useKeptState[<(]/.test(text);
}

it('Every form of the desk keeps what is typed until it is sent', () => {
  const files = filesLike(`${sources}**/*.tsx`).map((file) => file.slice(sources.length));
  const forgetful = files.filter(forgets);
  expect(forgetful.toSorted()).toEqual(Object.keys(exceptions));
});
