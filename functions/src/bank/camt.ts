import { UnreadableFile } from '../platform/text/file-text.ts';
import { isDay } from '../shared/shop/shop-day.ts';
import { t } from '../shared/words/words.ts';
import { type BankEntry, givenReference } from './bank-entry.ts';
import { elementsAt, textAt, type XmlElement, xmlTree } from './xml-tree.ts';

function textsOf(...elements: readonly (XmlElement | undefined)[]): string {
  const paths = [
    'RmtInf/Ustrd',
    'RmtInf/Strd/CdtrRefInf/Ref',
    'RmtInf/Strd/RfrdDocInf/Nb',
    'RmtInf/Strd/AddtlRmtInf',
    'AddtlTxInf',
  ];
  const texts = elements.flatMap((element) => {
    return element ? paths.flatMap((path) => elementsAt(element, path)).map(({ text }) => text.trim()) : [];
  });
  return [...new Set(texts.filter(Boolean))].join(' ');
}

const amountAt = (element: XmlElement, ...paths: readonly string[]) =>
  paths.flatMap((path) => elementsAt(element, path))[0];

/** In the account's currency; within a batch the single payment's amount. */
function amountOf(entry: XmlElement, details: XmlElement | undefined, isBatch: boolean) {
  const own = isBatch && details ? amountAt(details, 'Amt', 'AmtDtls/TxAmt/Amt') : undefined;
  const amount = own ?? amountAt(entry, 'Amt');
  const written = amount?.text.trim() ?? '';
  return {
    amount: /^\d{1,15}(?:\.\d{1,5})?$/.test(written) ? Number(written) : Number.NaN,
    currency: amount?.attributes.Ccy ?? '',
  };
}

function entryOf(entry: XmlElement, details: XmlElement | undefined, isBatch: boolean): BankEntry {
  const { amount, currency } = amountOf(entry, details, isBatch);
  const side = (details && textAt(details, 'CdtDbtInd')) || textAt(entry, 'CdtDbtInd');
  const isOut = side !== 'CRDT';
  const party = isOut ? 'Cdtr' : 'Dbtr';
  const about = details ?? entry;
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  return {
    day: isDay(day) ? day : '',
    amount: isOut ? -amount : amount,
    currency,
    // Version 2 has the party directly, later ones within `Pty`.
    name: textAt(
      about,
      ...[`Ultmt${party}`, party].flatMap((one) => [`RltdPties/${one}/Nm`, `RltdPties/${one}/Pty/Nm`]),
    ),
    iban: textAt(about, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`),
    text: textsOf(details) || textAt(entry, 'AddtlNtryInf'),
    reference: givenReference(
      textAt(about, 'Refs/AcctSvcrRef'),
      textAt(entry, 'AcctSvcrRef'),
      textAt(about, 'Refs/EndToEndId'),
      textAt(entry, 'NtryRef'),
    ),
    // Version 2 has the status directly, later ones within `Cd`; a missing status means booked.
    isPending: !['BOOK', ''].includes(textAt(entry, 'Sts/Cd', 'Sts')),
  };
}

/** CAMT.053, versions 2 to 13; splits batches. @throws UnreadableFile */
export function camtEntries(text: string): BankEntry[] {
  const statements = elementsAt(xmlTree(text), 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0) {
    throw new UnreadableFile(() =>
      t('This XML is no statement of a bank account (CAMT.053). Ask the bank for that, or for a CSV.'),
    );
  }
  return statements.flatMap((statement) =>
    elementsAt(statement, 'Ntry').flatMap((entry) => {
      const details = elementsAt(entry, 'NtryDtls/TxDtls');
      const isBatch = details.length > 1;
      const isSplit = isBatch && details.every((one) => amountAt(one, 'Amt', 'AmtDtls/TxAmt/Amt'));
      if (isSplit) return details.map((one) => entryOf(entry, one, true));
      const whole = entryOf(entry, details[0], false);
      return [isBatch ? { ...whole, text: textsOf(...details) || whole.text } : whole];
    }),
  );
}
