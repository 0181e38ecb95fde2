import { Button } from '#components/forms/button.tsx';

/** The placeholder of a book that is not loaded yet; without JavaScript it stays. */
export function BookToCome() {
  return (
    <div className="py-3 noscript:hidden">
      <span className="sr-only">Still to come</span>
      <div className="aspect-[2/3] w-30 rounded-[3px] bg-sunken sm:w-38 lg:w-30 xl:w-42" />
    </div>
  );
}

/** Stands in for the books that could not be loaded. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-4 px-4 text-center"
    >
      <p className="text-lg">The next books did not come.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** After the last book. */
export function AllSeen() {
  return (
    <div className="grid h-full place-content-center gap-2 px-4 text-center">
      <p className="font-display text-2xl">You have seen them all</p>
      <p className="text-muted">The next parcel of books is on its way.</p>
    </div>
  );
}
