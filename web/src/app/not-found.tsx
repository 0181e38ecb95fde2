import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { paths } from '#config/paths.ts';
import { PageHead } from './page-head.tsx';

export function NotFound() {
  return (
    <section className="page-width py-24 text-center md:py-32">
      <PageHead title="Page not found" />
      <p className="text-sm tracking-wide text-muted uppercase">404</p>
      <h1 className="mt-3 text-4xl md:text-5xl" tabIndex={-1}>
        This page is not on our shelves
      </h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-muted">
        It may have been moved, or it was never written.
      </p>
      <Link to={paths.home} className={`${buttonClasses()} mt-8`}>
        Back to the shop
      </Link>
    </section>
  );
}
