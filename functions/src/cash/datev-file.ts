import { WrongValue } from '../platform/http/wrong-value.ts';
import { type DatevSetting, datevBookings } from '../shared/shop/datev.ts';
import { t } from '../shared/words/words.ts';
import type { Booking } from './datev-bookings.ts';

// EXTF 700, category 21 (Buchungsstapel), version 13. For sources see the decision.

/** Numbered column pairs; DATEV writes some names without a space. */
const pairs = (count: number, name: string, space = ' ') =>
  Array.from({ length: count }, (_, index) => [
    `${name} - Art ${index + 1}`,
    `${name}${space}- Inhalt ${index + 1}`,
  ]).flat();

export const datevColumns: readonly string[] = [
  ...'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink'.split(
    ';',
  ),
  ...pairs(8, 'Beleginfo'),
  ...'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung);EU-Steuersatz (Bestimmung);Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung'.split(
    ';',
  ),
  ...pairs(20, 'Zusatzinformation', ''),
  ...'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername;Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land;Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto'.split(
    ';',
  ),
];

/** Text columns, counted from 1: quoted even when empty. */
const isText = (column: number) =>
  [2, 3, 6, 9, 11, 12, 14, 16, 20, 40, 42, 91, 95, 96, 98, 102, 103, 105, 107, 109].includes(column) ||
  [110, 112, 118, 120, 121, 123].includes(column) ||
  (column >= 21 && column <= 38) ||
  (column >= 48 && column <= 87);

const letters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const bytes = new Map(Array.from(letters, (letter, byte) => [letter, String.fromCharCode(byte)]));

/** One line in windows-1252: ş becomes s, other missing letters a question mark. */
function fitted(text: string, most: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return Array.from(plain, (letter) => {
    return bytes.get(letter) ?? (letter.normalize('NFKD').replace(/[^ -~]/g, '') || '?');
  })
    .join('')
    .slice(0, most);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const digitsOf = (day: string) => day.replace(/\D/g, '');

export interface DatevDays {
  from: string;
  to: string;
}

/** First day of the financial year that contains a day. */
function yearStart(day: string, yearMonth: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return `${month < yearMonth ? year - 1 : year}-${String(yearMonth).padStart(2, '0')}-01`;
}

/**
 * Bookings give their day without a year: DATEV takes that of the financial year.
 * @throws WrongValue for days of two financial years
 */
export function datevHeader({ from, to }: DatevDays, datev: DatevSetting, now: Date): string {
  const start = yearStart(from, datev.yearMonth);
  if (to < from || yearStart(to, datev.yearMonth) !== start) {
    throw new WrongValue('to', () =>
      t('A file for DATEV holds days of one financial year: choose such days'),
    );
  }
  const { consultant, client, accountLength } = datev;
  const dates = `${digitsOf(start)};${accountLength};${digitsOf(from)};${digitsOf(to)}`;
  const begin = `"EXTF";700;21;"Buchungsstapel";13;${digitsOf(now.toISOString())};;"RE";"";""`;
  const end = '"";1;0;0;"EUR";;"";;;"";;;"";""';
  return `${begin};${consultant};${client};${dates};"Shop ${from} - ${to}";${end}`;
}

const emptyCells: readonly string[] = datevColumns.map((_, index) => (isText(index + 1) ? '""' : ''));

function lineOf({ cents, account, contra, day, document, text }: Booking): string {
  const cells = [...emptyCells];
  const set = (column: number, cell: string) => cells.splice(column - 1, 1, cell);
  set(1, (Math.abs(cents) / 100).toFixed(2).replace('.', ','));
  set(2, cents < 0 ? '"H"' : '"S"');
  set(3, '"EUR"');
  set(7, account);
  set(8, contra);
  set(10, `${day.slice(8)}${day.slice(5, 7)}`);
  set(11, quoted(document.replace(/[^\w$&%*+/-]/g, '').slice(0, 36)));
  set(14, quoted(fitted(text, 60)));
  set(114, '0');
  return cells.join(';');
}

/** In windows-1252 with CR LF. @throws WrongValue for more bookings than DATEV reads */
export async function datevFile(
  header: string,
  bookings: AsyncIterable<Booking>,
  most = datevBookings,
): Promise<Buffer> {
  const lines = [header, datevColumns.join(';')];
  for await (const booking of bookings) {
    if (lines.length - 2 === most) {
      throw new WrongValue('from', () =>
        t('DATEV reads at most {most} bookings from a file: choose fewer days', { most }),
      );
    }
    lines.push(lineOf(booking));
  }
  // Column names, too, have the same bytes in windows-1252 and Latin-1.
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}
