import { writtenFormat } from '../../../functions/src/invoices/written-amounts.ts';
import type { Invoice } from '../../../functions/src/shared/invoice/invoice.ts';
import { moneyFormatOf } from '../../../functions/src/shared/shop/money-format.ts';

export function makeInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    number: 'INV-2026-00012',
    kind: 'invoice',
    layout: 3,
    day: '2026-11-23',
    at: '2026-11-23T18:00:00.000Z',
    orderId: 'order-id',
    orderNumber: '7K3M-9QXA',
    shopName: 'Paper & Ink',
    contact: ['hello@example.com'],
    seller: {
      name: 'Paper & Ink GmbH',
      address: ['Lange Straße 12', '10115 Berlin'],
      taxNumber: 'DE123456789',
    },
    buyer: ['Rosa Łukasiewicz', 'Am Ufer 3', 'Köln, 50667'],
    facts: [{ label: 'Number', text: 'INV-2026-00012' }],
    references: [],
    lines: [
      { what: 'The Lighthouse Keeper', detail: 'Nora Field', basisPoints: 700, cents: 1200, taxCents: 79 },
      { what: 'Mug', basisPoints: 1900, cents: 123_456, taxCents: 19_711 },
      { what: 'Delivery', basisPoints: 700, cents: 40, taxCents: 3 },
    ],
    taxName: 'MwSt.',
    notes: ['The books stay ours until they are paid.'],
    currency: 'EUR',
    format: writtenFormat(moneyFormatOf({ currency: 'EUR', locale: 'de-DE' })),
    ...overrides,
  };
}
