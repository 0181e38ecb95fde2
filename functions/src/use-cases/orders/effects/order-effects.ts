import type { Transaction } from 'firebase-admin/firestore';
import { toCollectCents } from '../../../shared/invoice/collected.ts';
import type { ChangedFields } from '../../../shared/order/changing-order.ts';
import type { Order } from '../../../shared/order/order.ts';
import { accountCents } from '../../../shared/order/order-account.ts';
import { accountEffect } from './account-effect.ts';
import { announcedEffect } from './announced-effect.ts';
import { cashEffect } from './cash-effect.ts';
import { figuresEffect } from './figures-effect.ts';
import { historyEffect } from './history-effect.ts';
import { invoiceEffect } from './invoice-effect.ts';
import { mailEffect } from './mail-effect.ts';
import { offerEffect } from './offer-effect.ts';
import type { OrderEffect, OrderEvent } from './order-event.ts';
import { paymentEffect } from './payment-effect.ts';
import { stockEffect } from './stock-effect.ts';
import { unconfirmedEffect } from './unconfirmed-effect.ts';
import { voucherEffect } from './voucher-effect.ts';

const effects: readonly OrderEffect[] = [
  unconfirmedEffect,
  stockEffect,
  announcedEffect,
  figuresEffect,
  invoiceEffect,
  cashEffect,
  voucherEffect,
  historyEffect,
  mailEffect,
  paymentEffect,
  accountEffect,
  offerEffect,
];

/** To be written in one transaction. */
interface PreparedOrder {
  order: Order;
  fields: ChangedFields;
  writeEffects: (transaction: Transaction) => void;
}

/** @throws ApiError when an effect refuses the event */
export async function prepareOrder(event: OrderEvent): Promise<PreparedOrder> {
  const prepared = (await Promise.all(effects.map((effect) => effect(event)))).filter(
    (one) => one !== undefined,
  );
  const made: ChangedFields = Object.assign({}, ...prepared.map((one) => one.fields));
  // After the effects, which make its invoices.
  const open = accountCents({ ...event.after, ...made });
  const { account } = event.after;
  const fields: ChangedFields = {
    ...made,
    ...(open !== undefined && { accountCents: open }),
    ...(account?.isCollected && { toCollectCents: toCollectCents({ ...event.after, ...made }) }),
  };
  const order = { ...event.after, ...fields };
  return {
    order,
    fields,
    writeEffects: (transaction) => {
      for (const { write } of prepared) write(transaction, order);
    },
  };
}
