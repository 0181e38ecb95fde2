import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { ShopContext } from '../../web/src/config/shop.ts';
import type { KnownPrices } from '../../web/src/entities/book/stored-book.ts';
import { PriceFields } from '../../web/src/features/book-form/price-fields.tsx';
import { field } from './on-screen.ts';

vi.mock('../../web/src/entities/book/stored-book.ts', () => ({}));

/** A book that cost 80, then 100 dollars, and is reduced from 100 since 22 November in the end. */
const risen: KnownPrices = {
  cents: 10_000,
  memory: { since: '2026-11-01', earlier: [{ cents: 8000, until: '2026-11-01' }] },
};
const reduced: KnownPrices = {
  cents: 8000,
  memory: {
    since: '2026-11-22',
    earlier: [{ cents: 9990, until: '2026-11-22' }],
    reduction: { cents: 9990, day: '2026-11-22' },
  },
};

async function typed(
  prices: { oldPrice: string; newPrice: string },
  known?: KnownPrices,
  reducedPrices: 'eu' | 'off' = 'eu',
  fixedPrices: 'DE' | 'none' = 'none',
) {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  const user = userEvent.setup();
  const { container, unmount } = render(
    <ShopContext value={{ reducedPrices, fixedPrices, locale: 'en-GB' }}>
      <Formik initialValues={{ oldPrice: '', newPrice: '' }} onSubmit={() => undefined}>
        <PriceFields known={known} />
      </Formik>
    </ShopContext>,
  );
  if (fixedPrices !== 'none') await user.click(field('Not reduced'));
  if (prices.oldPrice) await user.type(field('Old Price'), prices.oldPrice);
  await user.type(field('New Price'), prices.newPrice);
  const words = container.querySelector('[aria-live]')?.textContent;
  vi.useRealTimers();
  unmount();
  return words;
}

describe('Beside the prices of a book the form says by the EU rule', () => {
  it('from which price shoppers will see it reduced, and since when', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced)).toBe(
      'Shown: $99.90, the lowest price of the 30 days before 22 Nov.',
    );
    expect(await typed({ oldPrice: '120', newPrice: '70' }, risen)).toBe(
      'Shown: $80.00, the lowest price of the 30 days before 23 Nov.',
    );
  });

  it('why they will not', async () => {
    const asked = { oldPrice: '100', newPrice: '90' };
    expect(await typed(asked, risen)).toBe('Not shown: the lowest price of the last 30 days was $80.00.');
    expect(await typed(asked)).toBe('Not shown: a new book has no earlier price.');
    const old = { cents: 9000, memory: { since: '2026-01-01', earlier: [] } };
    expect(await typed(asked, old)).toBe(
      'Not shown: the shop knows no higher price that the book had before.',
    );
    expect(await typed({ oldPrice: '80', newPrice: '90' }, risen)).toBe(
      'Not shown: the old price is below the new one.',
    );
  });

  it('nothing where there is nothing to show', async () => {
    expect(await typed({ oldPrice: '90', newPrice: '90' }, risen)).toBe('');
    expect(await typed({ oldPrice: '', newPrice: '90' }, risen)).toBe('');
  });

  it('nothing where the law fixes prices, which the field itself says', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced, 'eu', 'DE')).toBe('');
  });

  it('nothing new in a shop that does not set it', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced, 'off')).toBe('');
    expect(await typed({ oldPrice: '80', newPrice: '90' }, undefined, 'off')).toContain(
      'struck through all the same',
    );
  });
});
