import { useEffect } from 'react';
import { preparePopup } from '#lib/firebase/auth.ts';

/** For an account without a password: the form's button opens Google's popup. */
export function GoogleAgain() {
  useEffect(() => void preparePopup(), []);
  return <p className="text-[0.9375rem] text-muted">Google asks you to sign in once more.</p>;
}
