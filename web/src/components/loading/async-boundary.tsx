import { t } from '@bookstore/functions/shared/words/words';
import { Component, createContext, type ReactNode, Suspense } from 'react';
import { Button } from '#components/forms/button.tsx';
import { texts } from '#config/texts.ts';
import { useRetryOnline } from '#lib/browser/use-online.ts';
import { resetFailure } from '#lib/data-failure.ts';

export const pageFailure = t('This page could not be loaded.');

/** Whether the surrounding part of the page unmounted because it failed, not because its reader left. */
export const FailedContext = createContext<() => boolean>(() => false);

interface AsyncBoundaryProps {
  loading?: ReactNode;
  /** Shown on failure; without it nothing is. */
  failure?: string;
  /** Beside the retry button: where else the reader may go. */
  alternative?: ReactNode;
  /** Below it while there is no connection. */
  offline?: ReactNode;
  /** Identifies the content: when it changes after a failure, the content is tried again. */
  about?: string;
  children: ReactNode;
}

/** Shows loading, the content, or a failure with a retry button. */
export class AsyncBoundary extends Component<AsyncBoundaryProps, { failed: boolean }> {
  static override contextType = FailedContext;
  declare context: () => boolean;
  override state = { failed: false };
  readonly hasFailed = () => this.state.failed || this.context();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page could not be loaded:', error);
    resetFailure(error);
  }

  override componentDidUpdate(before: AsyncBoundaryProps, { failed }: { failed: boolean }) {
    // Only what failed before the change is tried again, not what failed because of it.
    if (failed && this.state.failed && before.about !== this.props.about) this.setState({ failed: false });
  }

  override render() {
    const { loading = <LoadingNote />, failure, alternative, offline, children } = this.props;
    if (!this.state.failed) {
      return (
        <FailedContext value={this.hasFailed}>
          <Suspense fallback={loading}>{children}</Suspense>
        </FailedContext>
      );
    }
    if (!failure) return null;
    return (
      <PageFailure
        text={failure}
        onRetry={() => this.setState({ failed: false })}
        alternative={alternative}
        offline={offline}
      />
    );
  }
}

interface PageFailureProps extends Pick<AsyncBoundaryProps, 'alternative' | 'offline'> {
  text: string;
  onRetry: () => void;
}

/** In place of a page, or a large part of one, that could not be loaded. */
export function PageFailure({ text, onRetry, alternative, offline }: PageFailureProps) {
  const isOnline = useRetryOnline(onRetry);
  return (
    <div className="page-width py-16 text-center">
      <div role="alert">
        <p className="mb-5 text-lg failure-note">{text}</p>
        {!isOnline && <p className="-mt-3 mb-5 text-muted">It is tried again when you are connected.</p>}
        <div className="flex flex-wrap justify-center gap-4">
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
          {alternative}
        </div>
      </div>
      {!isOnline && offline}
    </div>
  );
}

export function LoadingNote() {
  return (
    <p role="status" className="page-width py-24 text-center text-muted">
      {texts.loading}
    </p>
  );
}
