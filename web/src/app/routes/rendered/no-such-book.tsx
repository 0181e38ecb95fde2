import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { BooksOffered } from '../../books-offered.tsx';
import { PageHead } from '../../page-head.tsx';

export function NoSuchBook() {
  return (
    <section className="page-width py-6 md:py-10">
      <PageHead title="Book not found" />
      <div
        role="alert"
        className="rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-10 sm:px-10 lg:px-14 forced-colors:border"
      >
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          {texts.bookFailure}
        </h1>
        <p className="mt-3 mb-6 text-lg text-muted">There is no such book in the shop.</p>
        <BrowseLink />
      </div>
      <BooksOffered />
    </section>
  );
}
