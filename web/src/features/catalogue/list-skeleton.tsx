import { texts } from '#config/texts.ts';

/** The placeholder of a list of books. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="page-width py-8 md:py-12">
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="mt-10 grid gap-8 md:grid-cols-2 lg:pl-64 2xl:grid-cols-3">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
          <div key={card} className="grid grid-cols-[7.5rem_1fr] gap-5">
            <div className="skeleton aspect-[2/3]" />
            <div className="grid content-start gap-3">
              <div className="skeleton h-5 w-3/4" />
              <div className="skeleton h-4" />
              <div className="skeleton mt-4 h-6 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
