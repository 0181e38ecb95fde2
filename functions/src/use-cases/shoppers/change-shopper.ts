import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { takesData } from '../../auth/shopper-account.ts';
import { database } from '../../platform/firebase.ts';
import { Forbidden } from '../../platform/http/api-errors.ts';
import { shopperReference } from '../../shoppers/shopper-store.ts';

/**
 * Never brings back an erased document: erasing it makes the transaction fail, and where there is none, the account is
 * checked after reading it. @throws Forbidden when the account is being deleted
 */
export function changeShopper<T>(
  uid: string,
  change: (transaction: Transaction, stored: DocumentData) => T,
): Promise<T> {
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(shopperReference(uid));
    if (!snapshot.exists && !(await takesData(uid))) {
      throw new Forbidden('This account is being deleted; delete it once more to finish that');
    }
    return change(transaction, snapshot.data() ?? {});
  });
}
