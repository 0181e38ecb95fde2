import { t } from '@bookstore/functions/shared/words/words';
import { useCallback, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { UserIcon } from '#components/icons/icons.tsx';
import { useClosingOutside } from '#components/layout/use-closing-outside.ts';
import { accountTexts } from '#config/account-texts.ts';
import { languageRoot } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { useAuth } from './auth-context.ts';
import { Avatar } from './avatar.tsx';

const entries = [
  { label: t('Orders'), path: paths.orders },
  { label: t('Cart Page'), path: paths.cart },
  { label: t('Check Out'), path: paths.checkout },
];

export function UserMenu() {
  const { currentUser, logout } = useAuth();
  const [open, setOpen] = useState(false);
  const menu = useId();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** Whether the link to the login gets the focus when it appears: not after a logout in another tab. */
  const isLeaving = useRef(false);
  const takeFocus = useCallback((login: HTMLElement | null) => {
    if (login && isLeaving.current) login.focus();
    isLeaving.current = false;
  }, []);

  async function leave() {
    setOpen(false);
    opener.current?.focus();
    isLeaving.current = true;
    try {
      await logout();
    } catch (error) {
      isLeaving.current = false;
      console.warn('The logout failed:', error);
      return showFailure(accountTexts.logoutFailure, accountTexts.logoutFailureReason);
    }
    await showToast(t('You are logged out'));
  }

  useClosingOutside(frame, open, (isByKey) => {
    setOpen(false);
    if (isByKey) opener.current?.focus();
  });

  if (!currentUser) {
    return (
      <Link
        ref={takeFocus}
        to={paths.login}
        aria-label="Login"
        className="grid size-11 place-items-center rounded-full hover:text-accent"
      >
        <UserIcon className="size-6" />
      </Link>
    );
  }

  const entryClasses =
    'block w-full rounded-md px-4 py-2.5 text-start text-[0.9375rem] hover:bg-sunken hover:text-accent';
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label="User menu"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar shopper={currentUser} />
      </button>
      {open && (
        <ul
          id={menu}
          className="absolute end-0 z-30 mt-2 w-48 rounded-xl border border-line bg-surface p-1.5 shadow-lift animate-[appear_120ms_ease-out]"
        >
          <li>
            {languageRoot ? (
              // Outside the pages of this language.
              <a href={paths.dashboard} className={entryClasses}>
                Dashboard
              </a>
            ) : (
              <Link to={paths.dashboard} onClick={() => setOpen(false)} className={entryClasses}>
                Dashboard
              </Link>
            )}
          </li>
          {entries.map(({ label, path }) => (
            <li key={label}>
              <Link to={path} onClick={() => setOpen(false)} className={entryClasses}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={entryClasses} onClick={() => void leave()}>
              LogOut
            </button>
          </li>
          <li className="mt-3 border-t border-line pt-3">
            <Link to={paths.account} onClick={() => setOpen(false)} className={entryClasses}>
              Your account
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
