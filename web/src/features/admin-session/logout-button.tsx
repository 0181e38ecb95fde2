import { LogoutIcon } from '#components/icons/dashboard-icons.tsx';
import { logoutAdmin } from './admin-logout.ts';

/** The dashboard's guard redirects to the home page afterwards. */
export function LogoutButton() {
  return (
    <button
      type="button"
      aria-label="Log out"
      data-leaves-page
      onClick={() => void logoutAdmin()}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-accent"
    >
      <LogoutIcon />
    </button>
  );
}
