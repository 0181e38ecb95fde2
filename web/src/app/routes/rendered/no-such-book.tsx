import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { PageHead } from '../../page-head.tsx';

/** The page of a book that the shop does not have, or no more. */
export function NoSuchBook() {
  return (
    <section role="alert" className="page-width py-16 text-center">
      <PageHead title="Book not found" />
      <h1 className="text-3xl" tabIndex={-1}>
        {texts.bookFailure}
      </h1>
      <p className="mt-3 mb-6 text-lg text-muted">There is no such book in the shop.</p>
      <BrowseLink />
    </section>
  );
}
