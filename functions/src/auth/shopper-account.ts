import { authentication } from '../platform/firebase.ts';
import { errorCode } from '../shared/values/error-code.ts';

// The accounts of shoppers with Firebase Authentication; each function does nothing where there is no such account.

async function ifAccount<T>(
  ask: (auth: Awaited<ReturnType<typeof authentication>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask(await authentication());
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

export async function uidOfEmail(email: string): Promise<string | undefined> {
  return (await ifAccount((auth) => auth.getUserByEmail(email)))?.uid;
}

/** The address of an account, once its shopper has shown that it is theirs: what belongs to an address is theirs then. */
export async function confirmedEmailOf(uid: string): Promise<string | undefined> {
  const user = await ifAccount((auth) => auth.getUser(uid));
  return user?.emailVerified ? user.email : undefined;
}

/** The open account whose shopper has shown that an address is theirs; undefined for none. */
export async function confirmedUidOf(email: string): Promise<string | undefined> {
  const user = await ifAccount((auth) => auth.getUserByEmail(email));
  return user?.emailVerified && !user.disabled ? user.uid : undefined;
}

/** What a shopper's account knows of them. */
export interface ShopperAccount {
  email?: string | undefined;
  name?: string | undefined;
  /** The ids of the providers with which it signs in, such as 'password'. */
  signInMethods: string[];
  createdAt: string;
  lastSignInAt: string;
}

export async function findAccount(uid: string): Promise<ShopperAccount | undefined> {
  const user = await ifAccount((auth) => auth.getUser(uid));
  if (!user) return undefined;
  const { email, displayName: name, providerData, metadata } = user;
  return {
    email,
    name,
    signInMethods: providerData.map(({ providerId }) => providerId),
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime,
  };
}

/** The confirmed addresses of those of these accounts that are open, by their uids: 100 at most. */
export async function confirmedAddresses(uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const auth = await authentication();
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return new Map(
    users.flatMap(({ uid, email, emailVerified, disabled }) =>
      email && emailVerified && !disabled ? [[uid, email]] : [],
    ),
  );
}

/** Closes an account, so that its shopper cannot sign in any more. */
export async function closeAccount(uid: string): Promise<void> {
  await ifAccount((auth) => auth.updateUser(uid, { disabled: true }));
}

/**
 * Marks an account that is being deleted, so that it takes no data any more. It stays open: after a crash its shopper signs
 * in and asks again.
 */
export async function markDeletion(uid: string): Promise<void> {
  await ifAccount((auth) => auth.setCustomUserClaims(uid, { isBeingDeleted: true }));
}

/** Whether the shop may keep what is written for an account: not for one that is closed, gone, or being deleted. */
export async function takesData(uid: string): Promise<boolean> {
  const user = await ifAccount((auth) => auth.getUser(uid));
  return user !== undefined && !user.disabled && user.customClaims?.isBeingDeleted !== true;
}

/** Ends every sign-in so far, on every device; calls are refused at once. */
export async function signOutEverywhere(uid: string): Promise<void> {
  await ifAccount((auth) => auth.revokeRefreshTokens(uid));
}

export async function deleteAccount(uid: string): Promise<void> {
  await ifAccount((auth) => auth.deleteUser(uid));
}
