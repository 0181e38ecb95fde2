interface WorkProgressProps {
  /** Names the bar. */
  label: string;
  text: string;
  /** How much is done of how much; undefined while nobody knows. */
  measured: { done: number; total: number } | undefined;
}

/** How far the shop is with work that goes on by itself. */
export function WorkProgress({ label, text, measured }: WorkProgressProps) {
  return (
    <>
      <progress
        aria-label={label}
        className="h-3 w-full accent-accent"
        {...(measured ? { value: measured.done, max: measured.total } : {})}
      />
      <p role="status" className="mt-2">
        {text}
      </p>
      <p className="mt-1 text-sm text-muted">You can leave this page and come back: the shop goes on.</p>
    </>
  );
}
