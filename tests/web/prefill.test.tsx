import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { fetchLastRecipient, type Recipient } from '../../web/src/features/checkout/last-recipient.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { answerFetch, json } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({ shopperToken: async () => 'id-token' }));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), prepareAlerts: vi.fn() }));

const { name, phone, address } = makeOrderRequest();
const nora: Recipient = { name, phone, address };
const action = () => undefined;

function form(lastRecipient?: Recipient) {
  return (
    <CheckoutForm
      uid="ada"
      email="ada@example.com"
      purchase={{ bookIds: ['emma'], totalCents: 950 }}
      lastRecipient={lastRecipient}
      onOrdered={action}
      onConflict={action}
    />
  );
}

function show(lastRecipient?: Recipient) {
  const { rerender } = render(form(lastRecipient), { wrapper: MemoryRouter });
  return { user: userEvent.setup(), arrive: (recipient: Recipient) => rerender(form(recipient)) };
}

const field = (label: string) => screen.getByLabelText(label);

describe('the form of a shopper who has ordered before', () => {
  it('is filled in from the last order and says so', holds('checkout/prefill'), () => {
    show(nora);
    expect(field('Full Name')).toHaveValue('Nora Field');
    expect(field('Phone Number')).toHaveValue('0015550100');
    expect(field('Address / Street')).toHaveValue('2 Quay Street');
    expect(field('Zipcode')).toHaveValue('H91');
    expect(screen.getByText('Filled in from your last order.')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps what was typed before it is known, and mixes no address', async () => {
    const { user, arrive } = show();
    expect(screen.queryByText('Filled in from your last order.')).toBeNull();
    await user.type(field('City'), 'Cork');
    await user.type(field('Full Name'), 'A');
    arrive(nora);
    expect(field('City')).toHaveValue('Cork');
    expect(field('Full Name')).toHaveValue('A');
    expect(field('Address / Street')).toHaveValue('');
    expect(field('Phone Number')).toHaveValue('0015550100');
  });

  it('says nothing when nothing was filled in', () => {
    show({ name: '', phone: '', address: { street: '', city: '', country: '', state: '', zipcode: '' } });
    expect(screen.queryByText('Filled in from your last order.')).toBeNull();
  });

  it('can be cleared of it, which keeps what was typed and is not filled in again', async () => {
    const { user, arrive } = show(nora);
    await user.clear(field('City'));
    await user.type(field('City'), 'Cork');
    await user.click(screen.getByRole('button', { name: 'Clear what was filled in' }));
    expect(field('City')).toHaveValue('Cork');
    for (const label of ['Full Name', 'Phone Number', 'Address / Street', 'Zipcode'])
      expect(field(label)).toHaveValue('');
    expect(field('Full Name')).toHaveFocus();
    arrive(nora);
    expect(field('Full Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });
});

it('an order without a street is hinted at once the terms are ticked, and never held back', async () => {
  const { user } = show();
  const hint = () => screen.queryByText(/^There is no street yet/);
  expect(hint()).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  expect(hint()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place an Order' })).toBeEnabled();
  await user.type(field('Address / Street'), '1');
  expect(hint()).toBeNull();
});

describe('the last recipient', () => {
  const { signal } = new AbortController();
  const value = (text: string) => ({ stringValue: text });

  it('is one read of the newest own order', async () => {
    const fields = {
      name: value('Nora'),
      address: { mapValue: { fields: { street: value('2 Quay Street') } } },
    };
    const sent = answerFetch(() => json([{ document: { name: 'orders/1', fields } }]));
    expect(await fetchLastRecipient('ada', signal)).toEqual({
      name: 'Nora',
      phone: '',
      address: { street: '2 Quay Street', city: '', country: '', state: '', zipcode: '' },
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ structuredQuery: { limit: 1 } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  });

  it('is nobody before the first order, and a failure is one', async () => {
    answerFetch(() => json([{ readTime: '2026-04-01T00:00:00Z' }]));
    expect(await fetchLastRecipient('ada', signal)).toBeUndefined();
    answerFetch(() => json({ error: {} }, 403));
    await expect(fetchLastRecipient('ada', signal)).rejects.toThrow('The database answered 403');
  });
});
