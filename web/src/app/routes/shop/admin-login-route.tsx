import { t } from '@bookstore/functions/shared/words/words';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { Logo } from '#components/layout/logo.tsx';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { AdminLoginForm } from '#features/admin-session/admin-login-form.tsx';
import { DeviceLink } from '#features/admin-session/device-link.tsx';
import { showToast } from '#lib/alerts.ts';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  const navigate = useNavigate();
  const { shopName } = useShop();
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center bg-sunken px-4 py-10">
      <PageHead title="Admin Login" />
      <div className="w-full max-w-sm">
        <div className="mb-6 text-center">
          <Logo />
        </div>
        <section className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
          <h1 className="text-3xl" tabIndex={-1}>
            Admin Login
          </h1>
          <p className="mt-1 mb-6 text-[0.9375rem] text-muted">
            The desk of the shop: its orders, books and stock.
          </p>
          <DeviceLink />
          <AdminLoginForm
            onSuccess={() => {
              navigate(paths.dashboard);
              void showToast(t('Admin Login Successful!'), { position: 'bottom-start' });
            }}
          />
        </section>
        <p className="mt-4 text-center">
          <Link to={paths.home} className={`${buttonClasses('quiet')} text-sm!`}>
            Back to the shop
          </Link>
        </p>
        <footer className="mt-2 text-center text-sm text-muted">
          {t('©{year} {shopName}. All rights reserved.', { year: useToday().slice(0, 4), shopName })}
        </footer>
      </div>
    </main>
  );
}
