import { closeAccount, deleteAccount } from '../../auth/shopper-account.ts';
import { allShopperData } from './shopper-data.ts';

/**
 * Takes everything personal out of what the shop holds of a shopper beside the account. After a crash it goes on where it was.
 * @param onProgress called after each step with the orders that it has changed
 */
export async function eraseShopperData(uid: string, onProgress: (orders: number) => void): Promise<void> {
  for (const { erase } of allShopperData) {
    await erase?.(
      uid,
      async (batch, orderId) => {
        await Promise.all(allShopperData.map((data) => data.eraseWithOrder?.(batch, orderId)));
      },
      onProgress,
    );
  }
}

/**
 * Erases a shopper's data, and deletes the account. The account is closed first, so that the shopper does not sign in
 * meanwhile, and deleted last, so that after a crash its address still finds the rest.
 */
export async function eraseShopper(uid: string, onProgress: (orders: number) => void): Promise<void> {
  await closeAccount(uid);
  await eraseShopperData(uid, onProgress);
  await deleteAccount(uid);
}
