import { Component, type ReactNode, Suspense } from 'react';
import { texts } from '#config/texts.ts';
import { resetFailure } from '#lib/data-failure.ts';
import { Button } from './button.tsx';

/** For a page whose code or data could not be had. */
export const pageFailure = 'This page could not be loaded.';

interface AsyncBoundaryProps {
  /** Stands while the data is on its way. */
  loading?: ReactNode;
  /** The sentence that stands when it could not be had; without one nothing stands there. */
  failure?: string;
  children: ReactNode;
}

/** The place on a page whose content comes from the server: loading, there, or failed with a way to try again. */
export class AsyncBoundary extends Component<AsyncBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page could not be loaded:', error);
    resetFailure(error);
  }

  override render() {
    const { loading = <LoadingNote />, failure, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    if (!failure) return null;
    return (
      <div role="alert" className="page-width py-16 text-center">
        <p className="mb-5 text-lg">{failure}</p>
        <Button look="secondary" onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}

/** 'Loading...' while a page or a part of it is on its way. */
export function LoadingNote() {
  return (
    <p role="status" className="page-width py-24 text-center text-muted">
      {texts.loading}
    </p>
  );
}
