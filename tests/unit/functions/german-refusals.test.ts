import { expect, it, vi } from 'vitest';
import { changingOrder, deskContext } from '../../fixtures/changing-orders.ts';

it('What the desk of a German shop typed is refused in German', async () => {
  vi.resetModules();
  vi.stubEnv('SHOP_LANGUAGE', 'de');
  const { giveDiscount } = await import('../../../functions/src/order-change/discount-change.ts');
  const { changedStock } = await import('../../../functions/src/stock/stock-change.ts');
  const { UnknownCategory } = await import('../../../functions/src/settings/shop-genres.ts');
  const reason = { reason: 'Eine geknickte Ecke', isMailed: true };
  const give = (cents: number, fixedPrices: string) => () =>
    giveDiscount(
      changingOrder('packed'),
      { cents, basisPoints: undefined, ...reason },
      {
        ...deskContext,
        fixedPrices,
      },
    );
  expect(give(1, 'DE')).toThrow(
    'Kein Nachlass: Für neue Bücher gilt die Preisbindung: Deutschland (BuchPrG)',
  );
  expect(give(900_000, 'none')).toThrow(/^Höchstens \S+ Nachlass sind möglich: Mehr kosten/);
  expect(() => changedStock({ onHand: 1, lowAt: 0, shelf: '' }, { change: -2 })).toThrow(
    'Es ist nur 1 Exemplar da',
  );
  expect(new UnknownCategory().message).toBe('Wählen Sie die Kategorie aus der Liste');
});

it('The history of a German shop is written in German', async () => {
  vi.resetModules();
  vi.stubEnv('SHOP_LANGUAGE', 'de');
  const { enterCash } = await import('../../../functions/src/order-change/cash-change.ts');
  const { changeLine } = await import('../../../functions/src/order-change/line-change.ts');
  const { addMessage } = await import('../../../functions/src/order-change/text-change.ts');
  const order = changingOrder('placed');
  const taken = { kind: 'taken', cents: 100, way: 'cash', reference: '', note: '' } as const;
  expect(enterCash(order, taken, deskContext).entry.note).toMatch(/, Bar$/);
  const [{ bookId } = { bookId: '' }] = order.lines;
  const out = { bookId, from: 'ordered', to: 'taken-out', reason: 'damaged', isMailed: false } as const;
  expect(changeLine(order, out, deskContext).entry.note).toBe('Beschädigt');
  expect(addMessage(order, 'Guten Tag', deskContext).entry.note).toBe('Nachricht an die Kundschaft');
});
