import { string } from 'yup';
import { t } from '../words/words.ts';
import { defaultDatev, isDatevAccount } from './datev.ts';
import { section, whole, wholeNumber } from './section.ts';

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** May be empty. */
const given = (label: string, form: RegExp, wrong: string) =>
  string()
    .label(label)
    .trim()
    .matches(form, { name: 'digits', message: wrong, excludeEmptyString: true })
    .defined()
    .meta({ isHalf: true, input: digits });

/** @param longer digits beyond those of the ledger's accounts */
function account(label: string, skr03: string, skr04: string, longer = 0) {
  const wrong = t('{label} must be a number that is no longer than accounts are', { label });
  return string()
    .label(label)
    .trim()
    .test('account', wrong, (text = '', { parent }) => {
      return text === '' || isDatevAccount(text, Number(parent.accountLength) + longer);
    })
    .defined()
    .meta({
      isHalf: true,
      input: digits,
      hint: t('Usual: {skr03} in SKR03, {skr04} in SKR04.', { skr03, skr04 }),
    });
}

export const datev = section({
  slug: 'datev',
  title: 'DATEV',
  hint: t(
    'For shops in Germany and Austria: under “Cash” a file of bookings for the accountant’s program. Ask your accountant for all of it. What is sold is booked to the accounts that “Invoices” names for each rate: those that compute the tax themselves, in Germany 8300 and 8400 in SKR03, or 4300 and 4400 in SKR04.',
  ),
  fields: {
    datev: whole('DATEV', {
      consultant: given(
        t('Number of the consultant'),
        /^(?!0|1000$)\d{4,7}$/,
        t('The consultant’s number is one from 1001 to 9999999'),
      ),
      client: given(
        t('Number of the client'),
        /^(?!0)\d{1,5}$/,
        t('The client’s number is one from 1 to 99999'),
      ),
      yearMonth: wholeNumber(t('First month of the financial year'), 1, 12, { isHalf: true }),
      accountLength: wholeNumber(t('Digits of an account'), 4, 8, { isHalf: true }),
      cash: account(t('Account of cash'), '1000', '1600'),
      bank: account(t('Account of the bank'), '1200', '1800'),
      card: account(t('Account of card payments'), '1360', '1460'),
      openItems: account(t('Account of open items'), '1410', '1210', 1),
      drawer: account(t('Account of what else the drawer moves'), '1590', '1370'),
      vouchers: account(t('Account of what vouchers still owe'), '1700', '3500').default(''),
      expiredVouchers: account(t('Account of expired vouchers'), '2700', '4830').default(''),
    }),
  },
  defaults: { datev: defaultDatev },
});
