import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import type { Recipient } from '../../web/src/features/checkout/last-recipient.ts';
import { observeShopper, type Shopper } from '../../web/src/lib/firebase/auth.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  shopperToken: async () => 'id-token',
  observeShopper: vi.fn(),
}));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), prepareAlerts: vi.fn() }));

const { name, phone, address } = makeOrderRequest();
const nora: Recipient = { name, phone, address };

/** The checkout as it opens, also after a reload. @returns what leaves it. */
function open(uid: string, lastRecipient?: Recipient): () => void {
  return render(
    <CheckoutForm
      uid={uid}
      email={`${uid}@example.com`}
      purchase={{ bookIds: ['emma'], totalCents: 950 }}
      rest={{ bookIds: ['emma'], totalCents: 950 }}
      unavailable={null}
      onLeaveOut={() => undefined}
      lastRecipient={lastRecipient}
      onOrdered={vi.fn()}
      onConflict={vi.fn()}
      onSessionEnded={vi.fn()}
    />,
    { wrapper: MemoryRouter },
  ).unmount;
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);

describe('what was typed at the checkout', () => {
  it('A draft is restored before the last order fills anything in', async () => {
    const leave = open('ada');
    await type('City', 'Cork ');
    await userEvent.click(screen.getByRole('checkbox'));
    leave();
    open('ada', nora);
    expect(field('City')).toHaveValue('Cork ');
    expect(field('Address / Street')).toHaveValue('');
    expect(field('Full Name')).toHaveValue('Nora Field');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('A restored draft is not filled in once more, and its filled-in fields can still be cleared', async () => {
    const leave = open('ada', nora);
    await userEvent.clear(field('Phone Number'));
    leave();
    const leaveAgain = open('ada', nora);
    expect(field('Phone Number')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Clear what was filled in' }));
    expect(field('Full Name')).toHaveValue('');
    leaveAgain();
    open('ada', nora);
    expect(field('Full Name')).toHaveValue('');
  });

  it('A draft is deleted after the order', async () => {
    answerFetch(() => json({ productIds: ['emma'] }, 201));
    open('ada');
    await type('Full Name', 'Ada');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Place an Order' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await type('Full Name', ' again');
    expect(sessionStorage).toHaveLength(0);
  });

  it('A draft is not shown to another shopper', async () => {
    const leave = open('ada');
    await type('City', 'Cork');
    leave();
    open('grace');
    expect(field('City')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Cork');
  });

  it('A draft that cannot be read is ignored', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('checkout-typed', 'ada {"half');
    open('ada');
    expect(field('City')).toHaveValue('');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a change of the tab’s user', () => {
  let report: ((shopper: Shopper | null) => void) | undefined;
  const provider = (uid: string | null) =>
    act(async () => report?.(uid ? { uid, email: null, displayName: null, photoURL: null } : null));

  beforeEach(async () => {
    vi.mocked(observeShopper).mockImplementation((listener) => {
      report = listener;
      return vi.fn();
    });
    sessionStorage.setItem('checkout-typed', 'ada {"values":{"name":"Ada"}}');
    render(<AuthProvider need="at once">The shop</AuthProvider>);
    await waitFor(() => expect(report).toBeDefined());
    await provider('ada');
    expect(sessionStorage).toHaveLength(1);
  });

  it.each([null, 'grace'])('A draft is deleted when the tab’s shopper becomes %s', async (next) => {
    await provider(next);
    expect(sessionStorage).toHaveLength(0);
  });
});
