import type { BankColumn } from '../shared/order/bank-file.ts';

/** Letters and digits only; umlauts become two letters, as at banks without them. */
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
 * Headings of German and English banks after `headingOf`: 'Betrag (EUR)' is 'betrageur'. Where two columns match for
 * day, amount or name, the earlier pattern wins; all text columns are read.
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

const several: readonly BankColumn[] = ['text', 'account', 'unused'];

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

/** At least a day and an amount are required. */
export const areReadable = (uses: readonly BankColumn[]) =>
  uses.includes('day') && (uses.includes('amount') || uses.includes('credit'));
