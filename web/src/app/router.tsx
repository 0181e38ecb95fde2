import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { RequireShopper } from './guards/require-shopper.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { BookRoute } from './routes/book-route.tsx';
import { HomeRoute } from './routes/home-route.tsx';

const AboutRoute = lazy(async () => ({ default: (await import('./routes/about-route.tsx')).AboutRoute }));
const CartRoute = lazy(async () => ({ default: (await import('./routes/cart-route.tsx')).CartRoute }));
const CheckoutRoute = lazy(async () => ({
  default: (await import('./routes/checkout-route.tsx')).CheckoutRoute,
}));
const LoginRoute = lazy(async () => ({ default: (await import('./routes/login-route.tsx')).LoginRoute }));
const NotFoundRoute = lazy(async () => ({
  default: (await import('./routes/not-found-route.tsx')).NotFoundRoute,
}));
const OrdersRoute = lazy(async () => ({ default: (await import('./routes/orders-route.tsx')).OrdersRoute }));
const RegisterRoute = lazy(async () => ({
  default: (await import('./routes/register-route.tsx')).RegisterRoute,
}));
const SearchRoute = lazy(async () => ({ default: (await import('./routes/search-route.tsx')).SearchRoute }));

/** Which page stands at which address, and who may see it. */
export function Router() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path={paths.home} element={<HomeRoute />} />
        <Route path="/books/:id" element={<BookRoute />} />
        <Route path={paths.search} element={<SearchRoute />} />
        <Route path={paths.about} element={<AboutRoute />} />
        <Route path={paths.login} element={<LoginRoute />} />
        <Route path={paths.register} element={<RegisterRoute />} />
        <Route path={paths.cart} element={<CartRoute />} />
        <Route element={<RequireShopper />}>
          <Route path={paths.checkout} element={<CheckoutRoute />} />
          <Route path={paths.orders} element={<OrdersRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}

/** Whether the page at an address cannot do without knowing who is signed in. */
export function needsShopper(pathname: string): boolean {
  return [paths.checkout, paths.orders].some((path) => pathname === path || pathname === `${path}/`);
}
