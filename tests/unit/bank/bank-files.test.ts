import { expect, it } from 'vitest';
import { bankTable, tableEntries } from '../../../functions/src/bank/bank-csv.ts';
import { camtEntries } from '../../../functions/src/bank/camt.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { camtStatement } from '../../fixtures/bank-statements.ts';

it.each([2, 8] as const)(
  'A statement in CAMT.053 is read in version %i: who paid, how much, and what it says',
  (version) => {
    const text = camtStatement(
      [
        { cents: 123_450, text: 'INV-2026-00012 & thanks', iban: 'DE02120300000000202051', currency: 'EUR' },
        { cents: 500, text: 'Rent', isOut: true, isPending: true, name: 'House <Ltd>' },
      ],
      version,
    );
    expect(camtEntries(text)).toEqual([
      {
        day: '2026-11-20',
        amount: 1234.5,
        currency: 'EUR',
        name: 'Mill Lane School',
        iban: 'DE02120300000000202051',
        text: 'INV-2026-00012 & thanks',
        reference: 'REF0',
        isPending: false,
      },
      expect.objectContaining({ amount: -5, name: 'House <Ltd>', isPending: true }),
    ]);
  },
);

it('A statement in CAMT.053 has the payments of a batch one by one, with what each of them says', () => {
  const one = (cents: number) =>
    `<TxDtls><Amt Ccy="EUR">${cents}.00</Amt><RmtInf><Ustrd>No ${cents}</Ustrd></RmtInf></TxDtls>`;
  const batch = camtStatement([{ cents: 300, text: 'x', currency: 'EUR' }]).replace(
    /<TxDtls>.*<\/TxDtls>/,
    one(1) + one(2),
  );
  expect(camtEntries(batch).map(({ amount, text }) => [amount, text])).toEqual([
    [1, 'No 1'],
    [2, 'No 2'],
  ]);
});

it.each([
  ['one that is cut off', camtStatement([{ cents: 1, text: '' }]).slice(0, 300)],
  ['entities of its own', `<!DOCTYPE a [<!ENTITY b "c">]>${camtStatement([])}`],
  ['a doctype', `<!DOCTYPE Document SYSTEM "http://example.com">${camtStatement([])}`],
  ['an entity that is not known', camtStatement([{ cents: 1, text: 'x' }]).replace('>x<', '>&x;<')],
  ['another message', '<Document><BkToCstmrAcctRpt/></Document>'],
  ['levels without end', '<a>'.repeat(100) + '</a>'.repeat(100)],
])('A statement in CAMT.053 is refused as %s', (_, text) => {
  expect(() => camtEntries(text)).toThrow(/./);
});

const euros = { money: moneyOf({ currency: 'EUR', locale: 'de-DE' }), locale: 'de-DE' };

it.each([
  [
    'a German savings bank',
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"\n"DE1";"20.11.26";"20.11.26";"GUTSCHRIFT";"RE 7K3M-9QXA";"";"NOTPROVIDED";"Schule";"DE02";"X";"1.234,50";"EUR";"Umsatz gebucht"',
  ],
  [
    'a bank that writes of the account first',
    'Umsatzanzeige;Datei erstellt am: 21.11.2026\n\nIBAN;DE89\nKunde;Laden\n\nBuchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n20.11.2026;20.11.2026;Schule;Gutschrift;RE 7K3M-9QXA;9,00;EUR;1.234,50;EUR',
  ],
  [
    'an English bank with columns of its own for in and out',
    'Date,Description,Name,Paid in,Paid out\n20/11/2026,RE 7K3M-9QXA,Schule,"1,234.50",',
  ],
  [
    'one that says in and out by a letter',
    'Buchungstag\tVerwendungszweck\tName Zahlungsbeteiligter\tUmsatz\tSoll/Haben\n20.11.2026\tRE 7K3M-9QXA\tSchule\t1.234,50\tH',
  ],
  [
    'a bank with days as words',
    'Booking date,Payer,Payment reference,Amount (EUR)\n20 Nov 2026,Schule,RE 7K3M-9QXA,1234.50',
  ],
])('A bank’s CSV of %s is read by its headings', (_, text) => {
  expect(tableEntries(bankTable(text), euros)).toEqual([
    expect.objectContaining({
      day: '2026-11-20',
      amount: 1234.5,
      currency: 'EUR',
      name: 'Schule',
      text: 'RE 7K3M-9QXA',
      reference: '',
    }),
  ]);
});

it('A bank’s CSV is read by the columns that a person has corrected', () => {
  const table = bankTable('wann;was;wer\n20.11.2026;-12,50;Schule', ['day', 'amount', 'name']);
  expect(tableEntries(table, euros)).toEqual([
    expect.objectContaining({ day: '2026-11-20', amount: -12.5, name: 'Schule' }),
  ]);
  expect(tableEntries(bankTable('wann;was;wer\n20.11.2026;-12,50;Schule'), euros)).toEqual([]);
});

it('A bank’s CSV says nothing of an amount or a day that can be read in two ways', () => {
  const [one] = tableEntries(bankTable('Datum;Betrag;Name\n31.02.2026;1.234;x'), euros);
  expect(one).toMatchObject({ day: '', amount: Number.NaN });
});

it('A bank’s CSV has the month first where a day shows it, or the shop writes it so', () => {
  const days = (text: string, locale: string) =>
    tableEntries(bankTable(text), { ...euros, locale }).map(({ day }) => day);
  expect(days('Date,Amount,Name\n02/03/2026,1.00,x\n11/22/2026,1.00,x', 'de-DE')).toEqual([
    '2026-02-03',
    '2026-11-22',
  ]);
  expect(days('Date,Amount,Name\n02/03/2026,1.00,x', 'en-US')).toEqual(['2026-02-03']);
  expect(days('Date,Amount,Name\n02/03/2026,1.00,x', 'en-GB')).toEqual(['2026-03-02']);
});
