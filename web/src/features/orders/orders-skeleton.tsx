import { texts } from '#config/texts.ts';

export function OrdersSkeleton() {
  return (
    <div className="mt-6">
      <p role="status" className="mb-4 text-muted">
        {texts.loading}
      </p>
      <div aria-hidden="true" className="grid gap-6">
        <div className="skeleton h-80 rounded-card" />
        <div className="skeleton h-80 rounded-card" />
      </div>
    </div>
  );
}
