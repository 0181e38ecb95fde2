import { ProgressBar } from './progress-bar.tsx';

interface WorkProgressProps {
  label: string;
  text: string;
  /** Undefined while unknown. */
  measured: { done: number; total: number } | undefined;
}

export function WorkProgress({ label, text, measured }: WorkProgressProps) {
  return (
    <>
      <ProgressBar label={label} done={measured && measured.done / measured.total} />
      <p role="status" className="mt-2">
        {text}
      </p>
      <p className="mt-1 text-sm text-muted">You can leave this page and come back: the shop goes on.</p>
    </>
  );
}
