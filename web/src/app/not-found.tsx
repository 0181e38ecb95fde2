import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { paths } from '#config/paths.ts';
import { BooksOffered } from './books-offered.tsx';
import { PageHead } from './page-head.tsx';

export function NotFound() {
  return (
    <section className="page-width py-6 md:py-10">
      <PageHead title="Page not found" />
      <ShelfScene label="404" hasSearch>
        <div>
          <h1 className="text-3xl md:text-4xl lg:text-5xl" tabIndex={-1}>
            This page is not on our shelves
          </h1>
          <p className="mt-3 text-lg text-muted">It may have been moved, or it was never written.</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <Link to={paths.home} className={buttonClasses()}>
            Back to the shop
          </Link>
          <BrowseLink variant="quiet" />
        </p>
      </ShelfScene>
      <BooksOffered />
    </section>
  );
}
