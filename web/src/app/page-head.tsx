import { shop } from '#config/shop.ts';

interface PageHeadProps {
  /** Names the page in the browser's tab; without a name it is the shop itself. */
  title?: string;
  /** What a search engine shows under the title. */
  description?: string;
}

export function PageHead({ title, description = shop.description }: PageHeadProps) {
  return (
    <>
      <title>{title ? `${title} · ${shop.name}` : `${shop.name} · ${shop.tagline}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
