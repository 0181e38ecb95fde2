import { addAddressNotice } from '../../mail/account-mail-store.ts';
import { ordersUnderWay } from '../../orders/order-list-store.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Shopper } from '../../shared/callers.ts';
import { findProfile } from '../../shoppers/profile-store.ts';
import { writeAddress } from '../../shoppers/shopper-store.ts';
import { changeOrder } from '../orders/change-order.ts';
import { changeShopper } from './change-shopper.ts';

/**
 * Has mails about orders that are under way follow a shopper whose account has another address by now, and tells the one before.
 * After a crash the next call goes on: the address is noted last.
 * @param before by which the shop knew the account; '' for a new one
 */
export async function followAddress({ uid, email, isConfirmed }: Shopper, before: string, now: Date) {
  if (before === email) return;
  if (before) {
    // It may be a stranger's, who would read of the orders.
    if (!isConfirmed) return;
    for (const { _id, name, phone, address, email: to } of await ordersUnderWay(uid)) {
      // The desk may have corrected that of an order.
      if (to.toLowerCase() !== before.toLowerCase()) continue;
      const request = { name, phone, address, email, isMailed: false, deliveryCents: undefined };
      await changeOrder(_id, { kind: 'shopper', uid }, { kind: 'recipient', request }, `to ${email}`, now);
    }
    const { language = shopLanguage } = await findProfile(uid);
    await addAddressNotice(before, await recentSettings(), now, language);
  }
  await changeShopper(uid, (transaction) => writeAddress(transaction, uid, email));
}
