import type { BankColumn } from '../shared/order/bank-file.ts';

/** Letters and digits alone, with umlauts as banks without them write them. */
function headingOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z]/g, '');
}

/**
 * How German and English banks head their columns, as `headingOf` reads it: 'Betrag (EUR)' is 'betrageur'. What stands
 * earlier wins where two columns could be the day, the amount or the name; every text of a payment is read.
 */
const headings: readonly (readonly [use: BankColumn, heading: RegExp])[] = [
  [
    'account',
    /^(?:iban)?auftragskonto|^bezeichnungauftragskonto|^ownaccount|^(?:sort)?code$|^accountnumber$/,
  ],
  [
    'day',
    /^(?:buchungstag|buchungsdatum|buchung|bookingdate|booked|transactiondate|postingdate|completeddate|date|datum|day)$/,
  ],
  ['day', /^(?:valuta|valutadatum|wertstellung|wertstellungstag|valuedate|datestarted.*)$/],
  ['credit', /^(?:haben|gutschrift|credit|creditamount|paidin|moneyin|deposit)(?:eur|gbp|usd|chf)?$/],
  ['debit', /^(?:soll|belastung|debit|debitamount|paidout|moneyout|withdrawal)(?:eur|gbp|usd|chf)?$/],
  ['side', /^(?:sh|sollhaben|kennzeichen|creditdebit|debitcredit|cd|dc|creditdebitindicator)$/],
  ['amount', /^(?:betrag|umsatz|amount|value|betragin|umsatzin|transactionamount)(?:eur|gbp|usd|chf|euro)?$/],
  ['currency', /^(?:waehrung|currency|ccy|whg)$/],
  [
    'iban',
    /^(?:kontonummeriban|ibanzahlungsbeteiligter|iban|ibanauftraggeber|kontonummer|partneriban|counterpartyiban|payeriban|kontonr)$/,
  ],
  [
    'name',
    /^(?:beguenstigterzahlungspflichtiger|namezahlungsbeteiligter|zahlungspflichtiger|zahlungspflichtigerin|auftraggeber.*|.*auftraggeber|nameauftraggeber.*|payer|payername|name|partnername|counterparty.*|counterpartyname|from|absender|zahlungsbeteiligter)$/,
  ],
  [
    'text',
    /^(?:verwendungszweck.*|paymentreference|reference|description|details|memo|purpose|narrative|transactiondescription|remittance.*|notes?|vwz.*)$/,
  ],
  [
    'reference',
    /^(?:kundenreferenz.*|endtoendreferenz|endtoendid|endtoend|transactionid|bankreference|bankreferenz|id|referenz)$/,
  ],
];

/** Columns of which a file has one. */
const several: readonly BankColumn[] = ['text', 'account', 'unused'];

/** What columns are by their headings. */
export function recogniseBankColumns(names: readonly string[]): BankColumn[] {
  const uses = names.map((): BankColumn => 'unused');
  for (const [use, heading] of headings) {
    for (const [index, name] of names.entries()) {
      const isFree = uses[index] === 'unused' && (several.includes(use) || !uses.includes(use));
      if (isFree && heading.test(headingOf(name))) uses[index] = use;
    }
  }
  return uses;
}

/** Whether payments can be read by them: a day and an amount at the least. */
export const areReadable = (uses: readonly BankColumn[]) =>
  uses.includes('day') && (uses.includes('amount') || uses.includes('credit'));
