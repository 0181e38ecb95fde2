import {
  byteOrderMark,
  type CsvForm,
  csvLine,
  type NumberCell,
  withCommas,
  withSemicolons,
} from '../platform/csv/csv-line.ts';
import { codeCell, textCell } from '../platform/csv/text-cell.ts';
import { countryOf } from '../shared/delivery/countries.ts';
import type { CarrierFile } from '../shared/order/carrier-files.ts';
import type { Order } from '../shared/order/order.ts';
import { type ShopCalendar, shopDay } from '../shared/shop/shop-day.ts';
import { alpha3Of } from './country-codes.ts';
import type { PrintedParcel } from './printed-parcels.ts';
import { streetParts, withinWords } from './street-parts.ts';

export interface Shipment extends Pick<PrintedParcel, 'number'> {
  order: Order;
  /** Undefined where a book has no weight: too low a weight costs more than a missing one. */
  grams: number | undefined;
  calendar: ShopCalendar;
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

type Cell = (shipment: Shipment) => string | NumberCell;

const none: Cell = () => '';
const name: Cell = ({ order }) => order.name;
const email: Cell = ({ order }) => order.email;
const phone: Cell = ({ order }) => codeCell(order.phone);
const city: Cell = ({ order }) => order.address.city;
const state: Cell = ({ order }) => order.address.state;
const zip: Cell = ({ order }) => codeCell(order.address.zipcode);
const street: Cell = ({ order }) => streetParts(order.address.street).line;
const furtherStreet: Cell = ({ order }) => streetParts(order.address.street).further;

/** '7K3M-9QXA', or '7K3M-9QXA-2' for the second parcel. */
const reference: Cell = ({ order, number }) => textCell([order.number, number].filter(Boolean).join('-'));

/** The code of the country; an unknown name stays as typed. */
function country({ order }: Shipment, nameOf = (code: string) => code): string {
  const code = countryOf(order.address.country, 'en');
  return code === undefined ? order.address.country : nameOf(code);
}

const weight =
  (gramsOfUnit: number): Cell =>
  ({ grams }) =>
    grams === undefined ? '' : { digits: (grams / gramsOfUnit).toFixed(3) };

const part =
  (cell: Cell, most: number, index: 0 | 1): Cell =>
  (shipment) => {
    const text = cell(shipment);
    return typeof text === 'string' ? withinWords(text, most)[index] : text;
  };

/** A day as 29/11/26. */
const britishDay: Cell = ({ order, calendar }) =>
  shopDay(new Date(order.createdAt), calendar).slice(2).split('-').reverse().join('/');

/** What each carrier's program reads: see the decision of 2026-11-29 on files for carriers. */
export const carrierColumns: Readonly<
  Record<CarrierFile, { form: CsvForm; columns: readonly (readonly [name: string, cell: Cell])[] }>
> = {
  dhl: {
    form: withSemicolons,
    columns: [
      ['Sendungsreferenz', reference],
      ['Sendungsdatum', none],
      ['Empfänger Name 1', name],
      ['Empfänger Name 2 / Postnummer', none],
      ['Empfänger Straße', ({ order }) => streetParts(order.address.street).street],
      ['Empfänger Hausnummer', ({ order }) => textCell(streetParts(order.address.street).house)],
      ['Empfänger PLZ', zip],
      ['Empfänger Ort', city],
      ['Empfänger Provinz', state],
      ['Empfänger Land', (shipment) => country(shipment, alpha3Of)],
      ['Empfänger E-Mail-Adresse', email],
      ['Empfänger Telefonnummer', phone],
      ['Gewicht', weight(1000)],
      ['Produkt- und Servicedetails', none],
      ['Abrechnungsnummer', none],
      ['Empfänger Adresszusatz 1', furtherStreet],
    ],
  },
  dpd: {
    form: withSemicolons,
    columns: [
      ['recipient_name', part(name, 35, 0)],
      ['recipient_name2', part(name, 35, 1)],
      ['recipient_street', street],
      ['recipient_street2', furtherStreet],
      ['recipient_zip', zip],
      ['recipient_city', city],
      ['recipient_state', state],
      ['recipient_country', country],
      ['recipient_phone', phone],
      ['recipient_email', email],
      ['recipient_reference', reference],
      ['parcel_weight', weight(1000)],
    ],
  },
  gls: {
    form: withSemicolons,
    columns: [
      ['Reference', reference],
      ['Name 1', name],
      ['Street', street],
      ['Name 2', furtherStreet],
      ['ZIP code', zip],
      ['City', city],
      ['Country', country],
      ['Phone', phone],
      ['E-mail', email],
      ['Weight', weight(1000)],
    ],
  },
  'royal-mail': {
    form: withCommas,
    columns: [
      ['Order reference', reference],
      ['Date', britishDay],
      ['Weight', weight(1000)],
      ['Full name', name],
      ['Address line 1', street],
      ['Address line 2', furtherStreet],
      ['City', city],
      ['County', state],
      ['Postcode', zip],
      ['Country', (shipment) => country(shipment, (code) => englishNames.of(code) ?? code)],
      ['Phone', phone],
      ['Email', email],
    ],
  },
  'pirate-ship': {
    form: withCommas,
    columns: [
      ['Order ID', reference],
      ['Name', name],
      ['Address', street],
      ['Address 2', furtherStreet],
      ['City', city],
      ['State', state],
      ['Zip', zip],
      ['Country', country],
      ['Email', email],
      ['Phone', phone],
      ['Weight (oz)', weight(28.349_523_125)],
    ],
  },
};

export function carrierCsv(carrier: CarrierFile, shipments: readonly Shipment[]): string {
  const { form, columns } = carrierColumns[carrier];
  const rows = shipments.map((shipment) => columns.map(([, cell]) => cell(shipment)));
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => csvLine(cells, form));
  return byteOrderMark + lines.join('');
}
