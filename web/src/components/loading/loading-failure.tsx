import { Button } from '#components/forms/button.tsx';
import { isNotFound } from '#lib/api.ts';
import { useRetryOnline } from '#lib/browser/use-online.ts';
import { LoadingNote } from './async-boundary.tsx';

interface LoadingFailureProps {
  text: string;
  onRetry: () => unknown;
  className?: string;
}

/** With a button that tries again. */
export function LoadingFailure({ text, onRetry, className = '' }: LoadingFailureProps) {
  useRetryOnline(onRetry);
  return (
    <p
      role="alert"
      className={`flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-muted ${className}`}
    >
      {text}
      <Button variant="quiet" onClick={() => void onRetry()} className="px-2!">
        Try again
      </Button>
    </p>
  );
}

interface PendingProps {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  failed: string;
  className?: string;
  /** Of the grey placeholder. */
  height: string;
}

export function Pending({ query: { data, isError, refetch }, failed, className = '', height }: PendingProps) {
  if (data !== undefined) return null;
  return isError ? (
    <LoadingFailure text={failed} onRetry={refetch} className={className} />
  ) : (
    <div aria-hidden="true" className={`skeleton ${className} ${height}`} />
  );
}

interface NotLoadedProps {
  error: Error | null;
  /** Shown when the shop does not have it any more. */
  gone: string;
  failed: string;
  onRetry: () => unknown;
}

export function NotLoaded({ error, gone, failed, onRetry }: NotLoadedProps) {
  if (!error) return <LoadingNote />;
  return isNotFound(error) ? <p role="alert">{gone}</p> : <LoadingFailure text={failed} onRetry={onRetry} />;
}
