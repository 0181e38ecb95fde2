import { shop } from '#config/shop.ts';

/** Names the page in the browser's tab; without a name it is the shop itself. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} · ${shop.name}` : `${shop.name} · ${shop.tagline}`}</title>;
}
