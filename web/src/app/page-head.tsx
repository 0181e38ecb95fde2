import { useEffect } from 'react';
import { shopAddress } from '#config/env.ts';
import { documentAddress } from '#config/language.ts';
import { descriptionOf, shop, useShop } from '#config/shop.ts';
import type { StructuredData } from '#entities/book/structured-data.ts';
import { embeddedJson } from '#lib/embedded-json.ts';
import { OtherLanguages } from './other-languages.tsx';

interface PageHeadProps {
  /** For the browser's tab; by default the shop itself. */
  title?: string;
  /** For search results and link previews. */
  description?: string;
  /** The canonical path, which search engines keep. */
  path?: string;
  /** The absolute address of the picture for link previews; the shop's own by default. */
  image?: string | undefined;
  /** Hides the page from search engines, as every page without a path is. */
  noIndex?: boolean;
  /**
   * schema.org data. Only in the server's HTML, at the end of its head: pass it behind `import.meta.env.SSR`, so that
   * no browser loads the code that makes it.
   */
  structuredData?: StructuredData | false;
}

export function PageHead({
  title,
  description: ownDescription,
  path,
  image,
  noIndex = path === undefined,
  structuredData,
}: PageHeadProps) {
  const frame = useShop();
  const { shopName } = frame;
  const description = ownDescription ?? descriptionOf(frame);
  const shopTitle = `${shopName} · ${shop.tagline}`;
  // React adds the page's title to that of a document which came without a page.
  useEffect(() => document.getElementById('shell-title')?.remove(), []);
  const address = path && shopAddress + documentAddress(path);
  return (
    <>
      <title>{title ? `${title} · ${shopName}` : shopTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {address && !noIndex && <link rel="canonical" href={address} />}
      {import.meta.env.SSR && path && !noIndex && <OtherLanguages path={path} />}
      {/* Sites that preview pages only read the server's HTML. */}
      {import.meta.env.SSR && address && (
        <>
          <meta property="og:site_name" content={shopName} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:title" content={title ?? shopTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={image ?? `${shopAddress}/share.png`} />
          <meta name="twitter:card" content={image ? 'summary' : 'summary_large_image'} />
        </>
      )}
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text has no entities, and this JSON cannot end it
          dangerouslySetInnerHTML={{
            __html: embeddedJson({ '@context': 'https://schema.org', '@graph': structuredData }),
          }}
        />
      )}
    </>
  );
}
