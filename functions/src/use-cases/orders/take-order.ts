import { confirmedUidOf } from '../../auth/shopper-account.ts';
import { customers } from '../../customers/customer-store.ts';
import { customerUid } from '../../orders/customer-uid.ts';
import { orderId } from '../../orders/order-identity.ts';
import type { DeskOrder, WantedOrder } from '../../orders/order-store.ts';
import { Conflict, InvalidArgument } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { Customer } from '../../shared/customer/customer.ts';
import type { DeskOrderRequest } from '../../shared/order/desk-order.ts';
import type { OrderRequest } from '../../shared/order/order-request.ts';
import type { PayWay } from '../../shared/payment/pay-ways.ts';
import { tillLaw } from '../../shared/shop/till-laws.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

/** The account with the order's confirmed address, if any. */
async function uidOf(request: DeskOrderRequest, id: string): Promise<string> {
  const account = request.email ? await confirmedUidOf(request.email) : undefined;
  return account ?? customerUid(request, id);
}

/** @throws Conflict where the law requires a certified till for this way of paying */
export async function requireNoTill(way: PayWay): Promise<void> {
  const law = tillLaw((await findSettings()).country, way);
  const message = 'The law asks for a certified till where books are paid so at the counter';
  if (law) throw new Conflict('needs-till', message, { law });
}

export class NeedsInvoices extends Conflict {
  constructor() {
    super('needs-invoices', 'Orders on account need invoices: switch them on in the settings');
  }
}

/** @throws NeedsInvoices, NotFound */
async function customerOf({ way, customerId = '' }: DeskOrderRequest): Promise<Customer | undefined> {
  if (way !== 'account') return undefined;
  if (!(await findSettings()).invoices.isOn) throw new NeedsInvoices();
  return customers.find(customerId);
}

/** What it has in common with an order of the web. */
function asOrdered({
  lines,
  way: _,
  reference: __,
  isHandedOver: ___,
  customerId: ____,
  ...wanted
}: DeskOrderRequest): OrderRequest {
  return { language: shopLanguage, ...wanted, productIds: lines.map(({ bookId }) => bookId) };
}

/**
 * Once per key, even when another person of the dashboard repeats it. @throws as `placeOrder`, Conflict where the law
 * requires a till
 */
export async function takeOrder(
  request: DeskOrderRequest,
  key: string,
  by: SignedInPerson,
  now: Date,
  signal?: AbortSignal,
): Promise<PlacedOrder> {
  if (request.way === 'link') throw new InvalidArgument('way', 'What is paid by a link is no order yet');
  if (request.isHandedOver) await requireNoTill(request.way);
  return placeOrder(await wantedAtDesk(request, key, by, now), signal);
}

export async function wantedAtDesk(
  request: DeskOrderRequest,
  key: string,
  by: SignedInPerson,
  now: Date,
): Promise<WantedOrder & { desk: DeskOrder }> {
  const customer = await customerOf(request);
  const id = orderId('desk', key);
  // What the desk leaves empty comes from the customer on account.
  const named = { ...request, name: request.name || (customer?.title ?? '') };
  const email = request.email || (customer?.email ?? '');
  // The person who takes the order vouches for the address.
  const shopper = { uid: await uidOf(request, id), email, isConfirmed: true, signedInAt: 0 };
  const desk = { request, takenBy: by.name, customer };
  return { id, shopper, request: asOrdered(named), desk, now };
}
