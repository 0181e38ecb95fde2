import { texts } from '#config/texts.ts';
import { listColumns } from '#entities/book/list-columns.ts';

export function ListSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="py-2">
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className={`mt-10 lg:ps-64 ${listColumns}`}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((card) => (
          <div key={card} className="grid gap-3">
            <div className="skeleton aspect-[2/3]" />
            <div className="skeleton h-5 w-3/4" />
            <div className="skeleton h-6 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
