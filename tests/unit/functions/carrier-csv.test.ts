import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { carrierColumns, carrierCsv } from '../../../functions/src/orders/carrier-csv.ts';
import { streetParts, withinWords } from '../../../functions/src/orders/street-parts.ts';
import { carrierFileNames } from '../../../functions/src/shared/order/carrier-files.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const calendar = { timeZone: 'Europe/London' };
const order = makeOrder([makeBook()], {
  number: '7K3M-9QXA',
  name: '=HYPERLINK("http://evil.example";"x")',
  email: 'ada@example.com',
  phone: '+49 30/123-45',
  address: {
    street: 'Kurze Straße 12 a\n@Hinterhaus; 2. Stock',
    city: 'Köln',
    state: '',
    zipcode: '01234',
    country: 'Germany',
  },
  createdAt: '2026-11-28T23:30:00.000Z',
});
const cellsOf = (carrier: (typeof carrierFileNames)[number], grams?: number) => {
  const { delimiter } = carrierColumns[carrier].form;
  const csv = carrierCsv(carrier, [{ order, number: 2, grams, calendar }]);
  const [cells = {}]: Record<string, string>[] = parse(csv, { delimiter, bom: true, columns: true });
  return cells;
};

it.each(carrierFileNames)(
  'The file for %s has each cell in its place, and none that a spreadsheet reckons',
  (carrier) => {
    const cells = Object.values(cellsOf(carrier, 1234));
    expect(cells).toHaveLength(carrierColumns[carrier].columns.length);
    expect(cells).toEqual(
      expect.arrayContaining(['7K3M-9QXA-2', 'Köln', '01234', '+49 30 123 45', 'ada@example.com']),
    );
    for (const cell of cells) expect(cell).not.toMatch(/(^|[;\t\r\n]) *[=@-]/);
    expect(carrierCsv(carrier, [{ order, number: 2, grams: 1, calendar }]).split('\r\n')).toHaveLength(3);
  },
);

it('Each program gets country, weight and day as it reads them, and no weight where a book names none', () => {
  expect(cellsOf('dhl', 1234)).toMatchObject({
    'Empfänger Straße': 'Kurze Straße',
    'Empfänger Hausnummer': '12 a',
    'Empfänger Land': 'DEU',
    Gewicht: '1,234',
  });
  expect(cellsOf('dpd', 1234)).toMatchObject({ recipient_country: 'DE', parcel_weight: '1,234' });
  expect(cellsOf('royal-mail', 1234)).toMatchObject({
    Country: 'Germany',
    Weight: '1.234',
    Date: '28/11/26',
  });
  expect(cellsOf('pirate-ship', 1234)['Weight (oz)']).toBe('43.528');
  expect(cellsOf('gls').Weight).toBe('');
});

it.each([
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Kaiserstr. 5-7', 'Kaiserstr.', '5-7'],
  ['10 Downing Street', '10 Downing Street', ''],
])('The number of %s stands apart only where it stands behind', (line, street, house) => {
  expect(streetParts(line)).toMatchObject({ street, house });
});

it('A name that is too long for a cell is divided between words, and is not cut', () => {
  expect(withinWords('Friends of the Library of Great Snoring', 30)).toEqual([
    'Friends of the Library of',
    'Great Snoring',
  ]);
  expect(withinWords('x'.repeat(40), 30)).toEqual(['x'.repeat(40), '']);
});
