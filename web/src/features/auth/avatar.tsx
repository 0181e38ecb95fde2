import { useState } from 'react';
import type { Shopper } from '#lib/firebase/auth.ts';

export function Avatar({ shopper }: { shopper: Shopper }) {
  // An outline: forced colours drop a ring.
  const className = 'size-9 rounded-full outline-2 outline-offset-2 outline-accent-fill';
  const { photoURL } = shopper;
  const [broken, setBroken] = useState<string>();
  if (photoURL && photoURL !== broken && /^https:\/\//i.test(photoURL)) {
    return (
      <img
        src={photoURL}
        alt=""
        referrerPolicy="no-referrer"
        width="36"
        height="36"
        onError={() => setBroken(photoURL)}
        className={className}
      />
    );
  }
  const [letter = '?'] = shopper.displayName || shopper.email || '?';
  return (
    <span
      aria-hidden="true"
      className={`${className} grid place-items-center bg-sunken font-display text-lg leading-none uppercase`}
    >
      {letter}
    </span>
  );
}
