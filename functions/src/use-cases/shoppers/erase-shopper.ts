import { closeAccount, deleteAccount } from '../../auth/shopper-account.ts';
import { allShopperData } from './shopper-data.ts';

/**
 * All but the account; a repeated call continues after a crash. @param onProgress gets the number of changed orders
 * after each step
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
 * Closes the account first, against sign-ins in the meantime, and deletes it last, so that after a crash its address
 * still finds the rest.
 */
export async function eraseShopper(uid: string, onProgress: (orders: number) => void): Promise<void> {
  await closeAccount(uid);
  await eraseShopperData(uid, onProgress);
  await deleteAccount(uid);
}
