import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { NewsletterPage } from '#features/mailing/newsletter-page.tsx';
import { BooksOffered } from '../../books-offered.tsx';
import { NotFound } from '../../not-found.tsx';
import { PageHead } from '../../page-head.tsx';
import type { LoadPage } from '../../route-file.ts';

export function Page() {
  const { newsletter } = useShop();
  if (!newsletter) return <NotFound />;
  return (
    <>
      <PageHead title="Newsletter" path={paths.newsletter} noIndex />
      <NewsletterPage wording={newsletter.wording} />
      <div className="page-width">
        <BooksOffered />
      </div>
    </>
  );
}

export const load: LoadPage = async (_, { newsletter }) => (newsletter ? 200 : 404);
