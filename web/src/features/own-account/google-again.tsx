import { useEffect } from 'react';
import { preparePopup } from '#lib/firebase/auth.ts';

/** Stands in a form of an account without a password: its button opens Google's popup. */
export function GoogleAgain() {
  useEffect(() => void preparePopup(), []);
  return <p className="text-[0.9375rem] text-muted">Google asks you to sign in once more.</p>;
}
