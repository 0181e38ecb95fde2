import { expect, it } from 'vitest';
import { readDay } from '../../../functions/src/book-file/day-cells.ts';
import { onixFields } from '../../../functions/src/book-file/onix-product.ts';
import { onixRecords } from '../../../functions/src/book-file/onix-records.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { each } from '../../fixtures/pieces.ts';
import { onixEmma, onixMessage } from './onix-messages.ts';

const shop = { money: dollars, isTaxIncluded: undefined, country: '', day: '20261126' };

async function appearanceIn(...dates: [role: string, date: string][]): Promise<string | undefined> {
  const said = dates.map(([role, date]) => {
    return `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date>${date}</Date></PublishingDate>`;
  });
  const product = onixEmma.replace(/<PublishingDate>.*?<\/PublishingDate>/s, said.join(''));
  const appearances: string[] = [];
  for await (const { cells } of onixRecords(each(onixMessage(product)), shop)) {
    appearances.push(cells[onixFields.indexOf('appearsOn')] ?? '');
  }
  return appearances[1];
}

it('A day is read as files write it', () => {
  expect(readDay(' 2101-03-12 ')).toEqual({ value: '2101-03-12' });
  expect(readDay('21010312')).toEqual({ value: '2101-03-12' });
  expect(readDay('12.3.2101')).toEqual({ value: '2101-03-12' });
  expect(readDay('2101-02-30').reason).toBe('Appears on left out: “2101-02-30” is no day such as 2027-03-12');
  expect(readDay('spring').value).toBeUndefined();
});

it('An ONIX message says from which day on a book may be sold, or else when it is published', async () => {
  expect(await appearanceIn(['01', '21010312'])).toBe('2101-03-12');
  expect(await appearanceIn(['01', '21010312'], ['02', '21010315'])).toBe('2101-03-15');
  expect(await appearanceIn(['01', '2101'])).toBe('');
  expect(await appearanceIn(['01', '20030506'])).toBe('');
});
