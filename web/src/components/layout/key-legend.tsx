import { useShortcutsOn } from '#lib/browser/shortcuts.ts';

interface KeyLegendProps {
  keys: readonly (readonly [key: string, meaning: string])[];
}

/** Hidden while the keys are off, and on small screens, which have no keyboard. */
export function KeyLegend({ keys }: KeyLegendProps) {
  if (!useShortcutsOn()) return null;
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted md:flex">
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd className="rounded border border-line-strong/60 bg-surface px-1.5 font-sans text-xs text-ink">
            {key}
          </kbd>{' '}
          {meaning}
        </span>
      ))}
    </div>
  );
}
