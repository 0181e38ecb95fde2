import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import {
  type Auth,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  type Dependencies,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  updateCurrentUser,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { hideDeadIndexedDb } from '#lib/browser/indexed-db.ts';
import { isNoConnection } from '#lib/no-connection.ts';
import { NoShopper } from '#lib/session-ended.ts';
import { askFirebase } from './ask-firebase.ts';
import { type FirebaseApp, firebaseApp } from './firebase-app.ts';
import { openApp } from './open-app.ts';

function openAuth(app: FirebaseApp, dependencies: Dependencies): Auth {
  const auth = initializeAuth(app, dependencies);
  // The language of Firebase's mails and pages.
  auth.languageCode = buildLanguage;
  if (emulatorHost) {
    connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
  }
  return auth;
}

let own: Promise<Auth> | undefined;

/** Opened at first use, since the browser stores something from then on. */
function opened(): Promise<Auth> {
  own ??= hideDeadIndexedDb().then(() =>
    openAuth(firebaseApp, {
      persistence: [indexedDBLocalPersistence, browserSessionPersistence, inMemoryPersistence],
    }),
  );
  return own;
}

export interface Shopper {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  /** Ids of providers, such as 'password'. */
  signInMethods: readonly string[];
}

/** Calls back now and at every change. @returns a function that stops it. */
export function observeShopper(listener: (shopper: Shopper | null) => void): () => void {
  const observe = (auth: Auth) =>
    onAuthStateChanged(auth, (user) => {
      if (!user) return listener(null);
      const { uid, email, displayName, photoURL } = user;
      const signInMethods = user.providerData.map(({ providerId }) => providerId);
      listener({ uid, email, displayName, photoURL, signInMethods });
    });
  let isStopped = false;
  const stop = opened().then((auth) => (isStopped ? undefined : observe(auth)));
  return () => {
    isStopped = true;
    void stop.then((unsubscribe) => unsubscribe?.());
  };
}

async function signedIn(): Promise<User> {
  const { currentUser } = await opened();
  if (!currentUser) throw new NoShopper('No shopper is signed in');
  return currentUser;
}

/** A lost try may have registered the shopper: then the existing account has this password. */
export async function register(email: string, password: string): Promise<void> {
  const auth = await opened();
  await askFirebase(async (isRetry) => {
    try {
      await createUserWithEmailAndPassword(auth, email, password);
    } catch (error) {
      if (!isRetry || errorCode(error) !== 'auth/email-already-in-use') throw error;
      await signInWithEmailAndPassword(auth, email, password).catch((failure: unknown) => {
        throw isNoConnection(failure) ? failure : error;
      });
    }
  });
}

export async function signIn(email: string, password: string): Promise<void> {
  const auth = await opened();
  await askFirebase(() => signInWithEmailAndPassword(auth, email, password));
}

/** Firebase refuses a way back while it does not know the shop's address: then the mail goes without. */
async function mailWithWayBack(
  path: string,
  send: (settings?: { url: string }) => Promise<unknown>,
): Promise<void> {
  try {
    await send({ url: location.origin + path });
  } catch (error) {
    if (errorCode(error) !== 'auth/unauthorized-continue-uri') throw error;
    await send();
  }
}

/**
 * Whether the address has an account stays hidden: a project without e-mail enumeration protection says so, and that
 * answer is kept from the visitor.
 */
export async function requestNewPassword(email: string): Promise<void> {
  const auth = await opened();
  try {
    await mailWithWayBack(documentAddress(paths.login), (settings) =>
      askFirebase(() => sendPasswordResetEmail(auth, email, settings)),
    );
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

let popups: Auth | undefined;

/**
 * Apart from the shopper's sign-in, which would otherwise wait for Google's script on each page. Safari opens a popup
 * only right after a press, so this must come before it.
 */
export function preparePopup(): Auth {
  popups ??= openAuth(openApp('popup'), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return popups;
}

/** Makes the popup's user the shopper. */
async function takeShopper({ user }: UserCredential): Promise<void> {
  await updateCurrentUser(await opened(), user);
}

export async function signInWithGoogle(): Promise<void> {
  await takeShopper(await signInWithPopup(preparePopup(), new GoogleAuthProvider()));
}

/** With the password, or through Google without one; another Google account is refused. */
export async function signInAgain(password?: string): Promise<void> {
  const user = await signedIn();
  if (password !== undefined) {
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await askFirebase(() => reauthenticateWithCredential(user, credential));
    return;
  }
  const google = new GoogleAuthProvider().setCustomParameters({ login_hint: user.email ?? '' });
  const popup = preparePopup();
  await updateCurrentUser(popup, user);
  await takeShopper(await reauthenticateWithPopup(popup.currentUser ?? user, google));
}

/** Changes the shopper's password, or adds the first one, right after `signInAgain`. Other devices are signed out. */
export async function setPassword(password: string, hasPassword: boolean): Promise<void> {
  const user = await signedIn();
  // Once: where the answer is lost, the sign-in is over, and a second try would be refused.
  if (hasPassword) await updatePassword(user, password);
  else await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/**
 * Has Firebase mail a link to another address, which becomes the account's once it is opened. Right after
 * `signInAgain`.
 */
export async function requestNewAddress(email: string): Promise<void> {
  const user = await signedIn();
  await mailWithWayBack(documentAddress(paths.account), (settings) =>
    verifyBeforeUpdateEmail(user, email, settings),
  );
}

export async function signOutShopper(): Promise<void> {
  await signOut(await opened());
}

/**
 * Whether the shopper has confirmed the e-mail address by now. If not, they get a mail with a link, unless Firebase has
 * just sent one.
 */
export async function confirmAddress(): Promise<boolean> {
  const user = await signedIn();
  await reload(user);
  if (user.emailVerified) {
    await user.getIdToken(true);
    return true;
  }
  try {
    await mailWithWayBack(location.pathname + location.search, (settings) =>
      sendEmailVerification(user, settings),
    );
  } catch (error) {
    if (errorCode(error) !== 'auth/too-many-requests') throw error;
  }
  return false;
}

/**
 * @param uid whose token it must be, where another shopper may have signed in meanwhile
 * @throws NoShopper
 */
export async function shopperToken(uid?: string): Promise<string> {
  const auth = await opened();
  await auth.authStateReady();
  if (!auth.currentUser || (uid ?? auth.currentUser.uid) !== auth.currentUser.uid)
    throw new NoShopper('No shopper is signed in');
  return auth.currentUser.getIdToken();
}
