import type { ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AsyncBoundary, pageFailure } from '#components/loading/async-boundary.tsx';
import { FullScreenSpinner } from '#components/loading/spinner.tsx';
import { orderPattern, paths } from '#config/paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { RequireAdmin } from './guards/require-admin.tsx';
import { RequireShopper } from './guards/require-shopper.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';

// Loaded when they are first opened: most visits never open them.
const AdminLoginRoute = lazyComponent(
  async () => (await import('./routes/admin-login-route.tsx')).AdminLoginRoute,
);
const CartRoute = lazyComponent(async () => (await import('./routes/cart-route.tsx')).CartRoute);
const CheckoutRoute = lazyComponent(async () => (await import('./routes/checkout-route.tsx')).CheckoutRoute);
const DashboardPages = lazyComponent(async () => (await import('./dashboard-pages.tsx')).DashboardPages);
const LoginRoute = lazyComponent(async () => (await import('./routes/login-route.tsx')).LoginRoute);
const NotFoundRoute = lazyComponent(async () => (await import('./routes/not-found-route.tsx')).NotFoundRoute);
const OrderRoute = lazyComponent(async () => (await import('./routes/order-route.tsx')).OrderRoute);
const OrdersRoute = lazyComponent(async () => (await import('./routes/orders-route.tsx')).OrdersRoute);
const RegisterRoute = lazyComponent(async () => (await import('./routes/register-route.tsx')).RegisterRoute);
const ResetPasswordRoute = lazyComponent(
  async () => (await import('./routes/reset-password-route.tsx')).ResetPasswordRoute,
);

export interface PageRoute {
  path: string;
  Page: ComponentType;
}

/** Which page stands at which address, and who may see it. */
export function Router({ pages }: { pages: readonly PageRoute[] }) {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={paths.login} element={<LoginRoute />} />
        <Route path={paths.register} element={<RegisterRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
        <Route path={paths.cart} element={<CartRoute />} />
        <Route element={<RequireShopper />}>
          <Route path={paths.checkout} element={<CheckoutRoute />} />
          <Route path={paths.orders} element={<OrdersRoute />} />
          <Route path={orderPattern} element={<OrderRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
      <Route
        element={
          <AsyncBoundary loading={<FullScreenSpinner />} failure={pageFailure}>
            <Outlet />
          </AsyncBoundary>
        }
      >
        <Route path={paths.admin} element={<AdminLoginRoute />} />
        <Route element={<RequireAdmin />}>
          <Route path={`${paths.dashboard}/*`} element={<DashboardPages />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Whether the page at an address cannot do without knowing who is signed in. */
export function needsShopper(pathname: string): boolean {
  return [paths.checkout, paths.orders].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
