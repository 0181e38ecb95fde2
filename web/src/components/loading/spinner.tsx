import { texts } from '#config/texts.ts';

/** Fills the screen while a whole page loads. */
export function FullScreenSpinner() {
  return (
    <div role="status" aria-label={texts.loading} className="fixed inset-0 grid place-items-center bg-paper">
      <span className="size-12 animate-spin rounded-full border-4 border-line border-t-accent" />
    </div>
  );
}
