import { recipientSchema } from '@bookstore/functions/shared/order/order';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopContext } from '../../web/src/config/shop.ts';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import type { Purchase } from '../../web/src/features/checkout/place-order.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { confirmAddress } from '../../web/src/lib/firebase/auth.ts';
import { formValues } from '../../web/src/lib/form-values.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  shopperToken: async () => 'id-token',
  confirmAddress: vi.fn(),
}));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), prepareAlerts: vi.fn() }));

const onOrdered = vi.fn();
const onConflict = vi.fn();
const onLeaveOut = vi.fn();

beforeEach(() => {
  vi.mocked(showFailure).mockReset().mockResolvedValue();
  onOrdered.mockReset();
  onConflict.mockReset();
  localStorage.clear();
});

const purchase = { bookIds: ['emma', 'kim'], totalCents: 2150 };

function show(given: { rest?: Purchase; unavailable?: string } = {}, shop: ShopChanges = {}) {
  render(
    <CheckoutForm
      uid="ada"
      email="ada@example.com"
      purchase={purchase}
      rest={purchase}
      unavailable={null}
      onLeaveOut={onLeaveOut}
      onOrdered={onOrdered}
      onConflict={onConflict}
      onSessionEnded={vi.fn()}
      {...given}
    />,
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <ShopContext value={shop}>{children}</ShopContext>
        </MemoryRouter>
      ),
    },
  );
  return {
    user: userEvent.setup(),
    terms: screen.getByRole('checkbox', { name: /^I agree to the/ }),
    button: screen.getByRole('button', { name: 'Place an Order' }),
  };
}

describe('the checkout form', () => {
  it('Only the terms gate the order button', async () => {
    const sent = answerFetch(() => json({ productIds: ['emma', 'kim'] }, 201));
    const { user, terms, button } = show();
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Full Name'), 'Ada');
    expect(button).toBeDisabled();
    await user.click(terms);
    expect(button).toBeEnabled();
    await user.click(terms);
    expect(button).toBeDisabled();
    await user.clear(screen.getByLabelText('Full Name'));
    await user.click(terms);
    await user.click(button);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  it('The form has a control for every field of the recipient', () => {
    show();
    const names = Object.entries(formValues(recipientSchema)).flatMap(([name, value]) =>
      typeof value === 'object' ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
    );
    expect(names).toContain('address.city');
    for (const name of names) expect(document.querySelector(`[name="${name}"]`), name).toBeInTheDocument();
  });

  it("The shopper's e-mail is shown and cannot be changed", async () => {
    const { user } = show();
    const email = screen.getByLabelText('Email Address');
    await user.type(email, 'x');
    expect(email).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('inputmode', 'tel');
  });

  it('The box for the country proposes names in the language of the shop, and takes any text', async () => {
    const { user } = show({}, { locale: 'de-DE' });
    const box = screen.getByRole('combobox', { name: 'Country / Region' });
    await user.type(box, 'Deu');
    const proposed = await screen.findByText(
      (_, element) => element?.matches('[value=Deutschland]') === true,
    );
    expect(proposed).toHaveAttribute('label', 'Germany, DE');
    expect(proposed.parentElement).toHaveAttribute('id', box.getAttribute('list'));
    expect(box).toHaveValue('Deu');
  });

  it('The form sends its fields with the ids, the total, the token and a key', async () => {
    const [request] = await (async () => {
      const sent = answerFetch(() => json({ productIds: ['emma', 'kim'] }, 201));
      const { user, terms, button } = show();
      await user.type(screen.getByLabelText('Full Name'), 'Ada Reader');
      await user.type(screen.getByLabelText('Phone Number'), '+15550100');
      await user.type(screen.getByLabelText('Address / Street'), '1 Mill Lane{Enter}Flat 2');
      await user.type(screen.getByLabelText('City'), 'Cambridge');
      await user.type(screen.getByLabelText('Country / Region'), 'UK');
      await user.type(screen.getByLabelText('State / Province'), 'Cambs');
      await user.type(screen.getByLabelText('Zipcode'), 'CB2 1RX');
      await user.click(terms);
      await user.click(button);
      await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
      return sent;
    })();
    expect(request).toMatchObject({ method: 'POST', path: '/api/orders' });
    expect(request?.body).toEqual({
      name: 'Ada Reader',
      email: 'ada@example.com',
      phone: '+15550100',
      address: {
        street: '1 Mill Lane\nFlat 2',
        city: 'Cambridge',
        country: 'UK',
        state: 'Cambs',
        zipcode: 'CB2 1RX',
      },
      productIds: ['emma', 'kim'],
      totalPrice: '21.50',
    });
    expect(request?.headers.get('authorization')).toBe('Bearer id-token');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('The form keeps its fields after a failure, and tries again with the same key', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let online = false;
    const sent = answerFetch(() => {
      if (!online) throw new TypeError('Failed to fetch');
      return json({ productIds: ['emma', 'kim'] }, 201);
    });
    const { user, terms, button } = show();
    await user.type(screen.getByLabelText('City'), 'Cambridge');
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to place an order',
        expect.stringMatching(/^There is no connection .* nothing was ordered\. Your cart .* are kept/),
      ),
    );
    expect(warn).toHaveBeenCalledOnce();
    expect(onOrdered).not.toHaveBeenCalled();
    expect(screen.getByLabelText('City')).toHaveValue('Cambridge');
    online = true;
    await user.click(button);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('A shopper is led to confirm the address, and the order goes on as soon as that is done', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isConfirmed = false;
    const sent = answerFetch(() =>
      isConfirmed
        ? json({ productIds: ['emma', 'kim'] }, 201)
        : json({ error: { code: 'address-not-confirmed', message: 'Confirm it' } }, 403),
    );
    vi.mocked(confirmAddress).mockResolvedValueOnce(false);
    const { user, terms, button } = show();
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to place an order',
        expect.stringContaining('the link in the mail that we have just sent to ada@example.com'),
      ),
    );
    vi.mocked(confirmAddress).mockImplementationOnce(async () => {
      isConfirmed = true;
      return true;
    });
    await user.click(button);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(3);
  });

  it('A conflict updates the cart before the dialog opens', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const conflict = { missing: ['emma'], books: [], totalPrice: '0.00' };
    answerFetch(() => refusal(409, 'No longer available: Emma', conflict));
    const { user, terms, button } = show();
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to place an order',
        'No longer available: Emma',
      ),
    );
    expect(onConflict).toHaveBeenCalledExactlyOnceWith(conflict);
  });

  it('The rest is ordered without the books that cannot be sold', async () => {
    const sent = answerFetch(() => json({ productIds: ['kim'] }, 201));
    const { user, terms } = show({ rest: { bookIds: ['kim'], totalCents: 1200 }, unavailable: 'Gone: Emma' });
    expect(screen.getByText('Gone: Emma')).toBeVisible();
    const orderRest = screen.getByRole('button', { name: 'Remove it and order the rest' });
    expect(orderRest).toBeDisabled();
    await user.click(terms);
    await user.click(orderRest);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    expect(onLeaveOut).toHaveBeenCalledExactlyOnceWith(['emma']);
    expect(sent[0]?.body).toMatchObject({ productIds: ['kim'], totalPrice: '12.00' });
  });

  it('Prices that have changed are named in the failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onConflict.mockReturnValueOnce('Emma: $10.50 → $12.50');
    const conflict = { missing: [], books: [], totalPrice: '0.00' };
    answerFetch(() => refusal(409, 'The total is not what the books cost now', conflict));
    const { user, terms, button } = show();
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to place an order',
        'The total is not what the books cost now. Emma: $10.50 → $12.50',
      ),
    );
  });

  it('A failure that the shop has answered is not called a lost connection', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFetch(() => json({}, 500));
    const { user, terms, button } = show();
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to place an order', undefined),
    );
  });

  it('A shopper who orders too often is told when to come back, and form and cart stay', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFetch(() => refusal(429, 'Try again in 12 minutes'));
    const { user, terms, button } = show();
    await user.type(screen.getByLabelText('City'), 'Cambridge');
    await user.click(terms);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to place an order',
        'Try again in 12 minutes',
      ),
    );
    expect(screen.getByLabelText('City')).toHaveValue('Cambridge');
    expect(button).toBeEnabled();
    expect(onOrdered).not.toHaveBeenCalled();
    expect(onConflict).not.toHaveBeenCalled();
  });
});
