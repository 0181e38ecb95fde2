import { useEffect } from 'react';
import { shopAddress } from '#config/env.ts';
import { documentAddress } from '#config/language.ts';
import { descriptionOf, shop, useShop } from '#config/shop.ts';
import type { StructuredData } from '#entities/book/structured-data.ts';
import { embeddedJson } from '#lib/embedded-json.ts';
import { OtherLanguages } from './other-languages.tsx';

interface PageHeadProps {
  /** Names the page in the browser's tab; without a name it is the shop itself. */
  title?: string;
  /** What a search engine shows under the title, and a preview of the page. */
  description?: string;
  /** Where the page is found: the one address of it that search engines keep. */
  path?: string;
  /** The whole address of the picture in a preview of the page; the shop's own when there is none. */
  image?: string | undefined;
  /** Whether search engines leave the page out, as they do with every page that has no path. */
  noIndex?: boolean;
  /**
   * What the page tells machines of its content, in the words of schema.org. Only the server's HTML has it, at the end of
   * its head: give it behind `import.meta.env.SSR`, so that no browser loads what makes it.
   */
  structuredData?: StructuredData | false;
}

/** The `<head>` of a page, for the browser's tab, search engines and previews in other sites. */
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
  // React puts the page's title beside that of the document which came without a page.
  useEffect(() => document.getElementById('shell-title')?.remove(), []);
  const address = path && shopAddress + documentAddress(path);
  return (
    <>
      <title>{title ? `${title} · ${shopName}` : shopTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {address && !noIndex && <link rel="canonical" href={address} />}
      {import.meta.env.SSR && path && !noIndex && <OtherLanguages path={path} />}
      {/* Sites that preview pages read the server's HTML alone. */}
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
