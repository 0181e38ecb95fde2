import { authentication } from '../platform/firebase.ts';
import { errorCode } from '../shared/values/error-code.ts';

// Accounts of shoppers in Firebase Authentication; all functions do nothing for a missing account.

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

/** Undefined until the shopper has confirmed the address: only then does what belongs to the address belong to them. */
export async function confirmedEmailOf(uid: string): Promise<string | undefined> {
  const user = await ifAccount((auth) => auth.getUser(uid));
  return user?.emailVerified ? user.email : undefined;
}

export async function confirmedUidOf(email: string): Promise<string | undefined> {
  const user = await ifAccount((auth) => auth.getUserByEmail(email));
  return user?.emailVerified && !user.disabled ? user.uid : undefined;
}

export interface ShopperAccount {
  email?: string | undefined;
  name?: string | undefined;
  /** Firebase provider ids such as 'password'. */
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

/** By uid, confirmed addresses of open accounts only; at most 100 uids. */
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

export async function closeAccount(uid: string): Promise<void> {
  await ifAccount((auth) => auth.updateUser(uid, { disabled: true }));
}

/**
 * Stops an account that is being deleted from taking data. It stays open: after a crash its shopper signs in and asks
 * again.
 */
export async function markDeletion(uid: string): Promise<void> {
  await ifAccount((auth) => auth.setCustomUserClaims(uid, { isBeingDeleted: true }));
}

/** False for an account that is closed, gone, or being deleted. */
export async function takesData(uid: string): Promise<boolean> {
  const user = await ifAccount((auth) => auth.getUser(uid));
  return user !== undefined && !user.disabled && user.customClaims?.isBeingDeleted !== true;
}

/** On every device; calls are refused at once. */
export async function signOutEverywhere(uid: string): Promise<void> {
  await ifAccount((auth) => auth.revokeRefreshTokens(uid));
}

export async function deleteAccount(uid: string): Promise<void> {
  await ifAccount((auth) => auth.deleteUser(uid));
}
