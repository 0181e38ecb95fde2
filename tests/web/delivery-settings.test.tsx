import { deliveryCosts } from '@bookstore/functions/shared/shop/selling-sections';
import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShopSection } from '../../web/src/features/settings/shop-settings.tsx';
import {
  button,
  checkbox,
  expectNoField,
  expectNoText,
  expectText,
  expectValue,
  fill,
  inRole,
  named,
  press,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const onSaved = vi.fn();

beforeEach(() => {
  callAdminApi.mockImplementation(async (_, { body }) => {
    // As the database: in an order of its own.
    const reordered = Object.entries(body.delivery).toReversed();
    return { ...defaultSettings, delivery: Object.fromEntries(reordered), version: 8 };
  });
});

function show(more: Partial<StoredSettings> = {}): void {
  render(
    <ShopSection
      section={deliveryCosts}
      settings={{ ...defaultSettings, version: 7, ...more }}
      onSaved={onSaved}
    />,
  );
}

it('What the law of fixed prices wants for the delivery of new books is said where they may cost less', async () => {
  show({ currency: 'EUR', locale: 'en-IE', fixedPrices: 'FR' });
  const words = /new books are delivered in France for €3.00, and €0.01 from €35.00 on at least/;
  await waitForText(words);
  expectText('Now it is free everywhere.');
  await addArea(1, 'Home', 'France', '', '2');
  await waitForText('It can cost less here: Home.');
  fill(area(1).getByLabelText('Cost'), '3');
  await waitFor(() => expectNoText(words));
});

const area = (number: number) => inRole('group', `Area ${number}`);
const saved = () => callAdminApi.mock.lastCall?.[1].body.delivery.areas;

async function addArea(number: number, name: string, countries: string, zips: string, cost: string) {
  await press('Add an area');
  for (const [label, value] of Object.entries({
    Name: name,
    Countries: countries,
    'Zip codes': zips,
    Cost: cost,
  })) {
    fill(area(number).getByLabelText(label), value);
    fireEvent.blur(area(number).getByLabelText(label));
  }
}

it('The owner adds areas as they type them, and puts the one first that counts', async () => {
  show();
  expectText('The delivery is free everywhere.');
  await addArea(1, 'Germany', 'germany', '10000-12999', '4,50');
  await addArea(2, 'Berlin', 'DE', '10000-12999', '2');
  await user.type(area(2).getByLabelText('Free from'), '40');
  const overlaps = named('list', 'Overlaps');
  expect(overlaps).toHaveTextContent(
    '“Berlin” is never used: “Germany” stands before it and covers all of it.',
  );
  await press('Move up: Berlin');
  expect(overlaps).toHaveTextContent(
    '“Germany” is never used: “Berlin” stands before it and covers all of it.',
  );
  await press('Save delivery');
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        name: 'Berlin',
        countries: ['DE'],
        zips: [{ from: '10000', to: '12999' }],
        by: 'amount',
        steps: [{ from: 0, cost: 2 }],
        freeFrom: 40,
      },
      {
        name: 'Germany',
        countries: ['DE'],
        zips: [{ from: '10000', to: '12999' }],
        by: 'amount',
        steps: [{ from: 0, cost: 4.5 }],
      },
    ]),
  );
  expect(area(1).getByLabelText('Name')).toHaveValue('Berlin');
});

it('A cost by weight is typed in grams, and asks what a book weighs that names no weight', async () => {
  show();
  await addArea(1, 'Germany', 'DE', '', '2,50');
  expectNoField('Weight of other books');
  await user.selectOptions(area(1).getByLabelText('Cost by'), 'Weight of the books');
  await press('Add a cost for heavier orders');
  const [, from] = area(1).getAllByLabelText('Grams from');
  const [, cost] = area(1).getAllByLabelText('Cost');
  if (!from || !cost) throw new Error('There is no box for a heavier order');
  await user.type(from, '1000');
  await user.type(cost, '4,50');
  await press('Save delivery');
  await waitForText('Say what a book weighs that names no weight');
  expect(callAdminApi).not.toHaveBeenCalled();
  await typeIn('Weight of other books', '350');
  await press('Save delivery');
  await waitFor(() =>
    expect(callAdminApi.mock.lastCall?.[1].body.delivery).toEqual({
      areas: [
        {
          name: 'Germany',
          countries: ['DE'],
          zips: [],
          by: 'weight',
          steps: [
            { from: 0, cost: 2.5 },
            { from: 1000, cost: 4.5 },
          ],
        },
      ],
      bookGrams: 350,
      isShown: true,
    }),
  );
  await waitFor(() => expectNoText(/^Not saved yet|^Saving/));
});

it('What is no country, no range and no amount is said beside its box, and nothing is saved', async () => {
  show({ currency: 'JPY', locale: 'ja-JP' });
  await addArea(1, 'Far', 'Narnia', '200 – 1', '4.5');
  await press('Save delivery');
  await waitForText('“Narnia” is no country that the shop knows');
  expectText(/200 to 1 is no range/);
  expectText('Cost must have no decimals');
  expect(callAdminApi).not.toHaveBeenCalled();
});

it('Two areas of one name are refused in words', async () => {
  const one = { name: 'One', countries: [], zips: [], by: 'amount' as const, steps: [{ from: 0, cost: 4 }] };
  show({ delivery: { areas: [one, one], isShown: true } });
  await press('Save delivery');
  await waitForText('Two areas cannot have the same name');
  expect(callAdminApi).not.toHaveBeenCalled();
});

it('An area is removed, and the focus goes on to what adds one', async () => {
  const [one] = [
    {
      name: 'One',
      countries: ['DE', 'AT'],
      zips: [{ from: 'SW1', to: 'SW1' }],
      by: 'amount' as const,
      steps: [{ from: 0, cost: 4 }],
    },
  ];
  show({ delivery: { areas: [one], isShown: true } });
  expect(area(1).getByLabelText('Countries')).toHaveValue('Germany, Austria');
  expect(area(1).getByLabelText('Zip codes')).toHaveValue('SW1');
  await press('Remove One');
  expectText('The delivery is free everywhere.');
  await waitFor(() => expect(button('Add an area')).toHaveFocus());
});

it('Stored costs have the decimals of the currency, and weights have none', async () => {
  const steps = [
    { from: 0, cost: 6.5 },
    { from: 2000, cost: 9 },
  ];
  const germany = {
    name: 'Germany',
    countries: ['DE'],
    zips: [],
    by: 'weight' as const,
    steps,
    freeFrom: 60,
  };
  show({ delivery: { areas: [germany], isShown: true, bookGrams: 400 } });
  const valuesOf = (label: string) =>
    area(1)
      .getAllByRole('textbox', { name: label })
      .map((box) => box.getAttribute('value'));
  expect(valuesOf('Cost')).toEqual(['6.50', '9.00']);
  expect(valuesOf('Free from')).toEqual(['60.00']);
  expect(valuesOf('Grams from')).toEqual(['0', '2000']);
  await user.selectOptions(area(1).getByLabelText('Cost by'), 'Amount of the order');
  expect(valuesOf('Books from')).toEqual(['0.00', '']);
});

it('The owner lets orders be collected, and is told what shoppers are not', async () => {
  show();
  expectNoField('Good to know');
  await user.click(checkbox('Let shoppers collect in the shop'));
  expectText(/^Shoppers are told no postal address and no opening hours/);
  await typeIn('Good to know', 'Kept for two weeks');
  await press('Save delivery');
  await waitFor(() =>
    expect(callAdminApi.mock.lastCall?.[1].body.delivery).toEqual({
      areas: [],
      isShown: true,
      hasCollection: true,
      collectionText: 'Kept for two weeks',
    }),
  );
});

it('A shop that has its address and hours is warned of nothing', () => {
  show({
    postalAddress: '1 Mill Lane',
    openingHours: 'Mo-Fr 09:00-18:00',
    delivery: { areas: [], isShown: true, hasCollection: true },
  });
  expectValue('Good to know', '');
  expectNoText(/^Shoppers are told no/);
});
