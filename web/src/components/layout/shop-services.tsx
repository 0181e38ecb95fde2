import { usualHomeServices } from '@bookstore/functions/shared/shop/default-services';
import { defaultWaysToPay } from '@bookstore/functions/shared/shop/ways-to-pay';
import { useContext } from 'react';
import { ShopContext } from '#config/shop.ts';

export function ShopServices() {
  const { payment = defaultWaysToPay, homeServices = usualHomeServices(payment) } = useContext(ShopContext);
  return (
    <section id="services" aria-labelledby="services-title" className="page-width scroll-mt-20 py-8 md:py-12">
      <h2 id="services-title" className="sr-only">
        Services
      </h2>
      <ul className="grid grid-cols-1 gap-8 border-t border-line pt-10 md:grid-cols-3">
        {homeServices.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 max-w-sm text-[0.9375rem] leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
