import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { type Recipient, useLastRecipient } from '../../web/src/features/checkout/last-recipient.ts';
import { makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
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
      rest={{ bookIds: ['emma'], totalCents: 950 }}
      unavailable={null}
      onLeaveOut={() => undefined}
      lastRecipient={lastRecipient}
      onOrdered={action}
      onConflict={action}
      onSessionEnded={async () => undefined}
    />
  );
}

function show(lastRecipient?: Recipient) {
  const { rerender } = render(form(lastRecipient), { wrapper: MemoryRouter });
  return { user: userEvent.setup(), arrive: (recipient: Recipient) => rerender(form(recipient)) };
}

const field = (label: string) => screen.getByLabelText(label);

describe('the form of a shopper who has ordered before', () => {
  it('The form is filled in from the last order and says so', () => {
    show(nora);
    expect(field('Full Name')).toHaveValue('Nora Field');
    expect(field('Phone Number')).toHaveValue('0015550100');
    expect(field('Address / Street')).toHaveValue('2 Quay Street');
    expect(field('Zipcode')).toHaveValue('H91');
    expect(screen.getByText('Filled in from your last order.')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('The form keeps fields that were typed first, and mixes no address', async () => {
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

  it('The form says nothing when nothing was filled in', () => {
    show({ name: '', phone: '', address: { street: '', city: '', country: '', state: '', zipcode: '' } });
    expect(screen.queryByText('Filled in from your last order.')).toBeNull();
  });

  it('Clear empties the filled-in fields, keeps typed ones and is not undone by another fill', async () => {
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

it('What the order lacks is asked about once the terms are ticked, and never holds the order back', async () => {
  const { user } = show();
  const hint = () => screen.getAllByRole('status').at(-1)?.textContent;
  expect(hint()).toBe('');
  await user.click(screen.getByRole('checkbox'));
  expect(hint()).toMatch(/^There is no name, street or city yet, .* Is that right\? You can still order/);
  expect(screen.getByRole('button', { name: 'Place an Order' })).toBeEnabled();
  await user.type(field('Full Name'), 'N');
  await user.type(field('City'), 'Galway');
  expect(hint()).toMatch(/^There is no street yet/);
  await user.type(field('Address / Street'), '1');
  expect(hint()).toBe('');
});

describe('the last recipient', () => {
  it('The last recipient is that of the newest order, the only one that is read', async () => {
    const sent = answerFetch(() => json([makeOrder([], { name: 'Nora' })]));
    const { result } = renderHook(() => useLastRecipient('ada@example.com'));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual({ name: 'Nora', phone, address }));
    expect(sent.map(({ path }) => path)).toEqual(['/api/orders/email/ada%40example.com?limit=1']);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  });

  it('The last recipient of one shopper is not that of the next, who signs in on another tab', async () => {
    answerFetch(({ path }) => (path.includes('ada') ? json([makeOrder([], { name: 'Nora' })]) : json([])));
    const hook = renderHook(({ email }) => useLastRecipient(email), {
      initialProps: { email: 'ada@example.com' },
    });
    await waitFor(() => expect(hook.result.current).toBeDefined());
    hook.rerender({ email: 'ben@example.com' });
    expect(hook.result.current).toBeUndefined();
  });

  it.each([
    ['before the first order', () => json([]), 0],
    ['when the order could not be read, which is logged', () => json({ error: {} }, 503), 1],
  ])('The last recipient is unknown %s', async (_, answer, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent = answerFetch(answer);
    const { result } = renderHook(() => useLastRecipient('ada@example.com'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(warnings));
    expect(result.current).toBeUndefined();
  });
});
