// Replaces the Firebase products that reactfire imports and the shop never uses (see ../vite.config.ts).
function unused(): never {
  throw new Error('This Firebase product is left out of the shop’s bundle.');
}

export const get = unused;
export const off = unused;
export const onChildAdded = unused;
export const onChildChanged = unused;
export const onChildMoved = unused;
export const onChildRemoved = unused;
export const onValue = unused;
export const httpsCallable = unused;
export const ensureInitialized = unused;
export const getAll = unused;
export const getBoolean = unused;
export const getNumber = unused;
export const getString = unused;
export const getValue = unused;
export const RE2JS = unused;
