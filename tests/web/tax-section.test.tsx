import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { taxes } from '@bookstore/functions/shared/shop/tax-section';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShopSection } from '../../web/src/features/settings/shop-settings.tsx';
import { inRole, press, retype, user, waitForTextIn } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

beforeEach(() => {
  callAdminApi.mockImplementation(async (_, { body }) => ({ ...defaultSettings, ...body, version: 8 }));
});

function show({ tax = defaultSettings.tax, country = 'DE' }: Partial<StoredSettings> = {}) {
  render(
    <ShopSection
      section={taxes}
      settings={{ ...defaultSettings, tax, country, version: 7 }}
      onSaved={() => {}}
    />,
  );
  return inRole('form', 'Taxes');
}

const sent = () => callAdminApi.mock.calls.map(([, { body }]) => body.tax);
const rate = (name: string, place = 0) => inRole('group', name).getAllByLabelText('Percent')[place];

it('The usual rates of the shop’s country are filled in, can be changed, and say to check them', async () => {
  const form = show();
  await user.click(form.getByRole('checkbox', { name: 'Show taxes' }));
  expect(form.getByText(/Check the rates with your tax adviser/)).toBeVisible();
  const fill = form.getByRole('button', { name: 'Use the usual rates of Germany' });
  await press('Save taxes', form);
  const wrong = await form.findByText(/add a rate first/);
  await user.click(fill);
  expect(fill).not.toBeInTheDocument();
  expect(wrong).not.toBeInTheDocument();
  expect(rate('Books')).toHaveValue('7');
  expect(rate('Everything else')).toHaveValue('19');
  await retype(rate('E-books') ?? document.body, '9,5');
  await user.selectOptions(form.getByLabelText('Books that name no class are'), 'E-books');
  await press('Save taxes', form);
  const from = '2021-01-01';
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        isOn: true,
        isIncluded: true,
        abroad: 'own',
        defaultClass: 'ebooks',
        rates: {
          books: [{ from, basisPoints: 700 }],
          ebooks: [{ from, basisPoints: 950 }],
          other: [{ from, basisPoints: 1900 }],
        },
      },
    ]),
  );
});

it('A shop that has not said where it is learns where to say it', async () => {
  const form = show({ country: '' });
  await user.click(form.getByRole('checkbox', { name: 'Show taxes' }));
  expect(form.getByText(/once “Country and time” says where the shop is/)).toBeVisible();
  expect(form.queryByRole('button', { name: /Use the usual rates/ })).not.toBeInTheDocument();
});

it('A rate from a later day is added beside the present one, and removed', async () => {
  const rates = [{ from: '2026-01-01', basisPoints: 700 }];
  const form = show({
    tax: { ...defaultSettings.tax, isOn: true, rates: { books: rates, ebooks: rates, other: rates } },
  });
  await press('Add a rate of Books', form);
  const added = rate('Books', 1) ?? document.body;
  await press('Save taxes', form);
  await waitForTextIn(form, 'A rate is a number of percent, such as 7 or 5.5');
  expect(added).toHaveAccessibleDescription('A rate is a number of percent, such as 7 or 5.5');
  await user.type(added, '-1');
  await waitForTextIn(form, 'A rate cannot be negative');
  await retype(added, '101');
  await waitForTextIn(form, 'A rate cannot be more than 100 %');
  expect(sent()).toEqual([]);
  await press('Remove rate 2 of Books', form);
  await press('Remove rate 1 of E-books', form);
  await press('Save taxes', form);
  await waitForTextIn(form, 'E-books: add a rate first');
});
