import { ShortcutsSwitch } from '#components/shortcuts-switch.tsx';
import { useShortcutsOn } from '#lib/shortcuts.ts';

interface KeyLegendProps {
  keys: readonly (readonly [key: string, meaning: string])[];
}

/** Names the keys, and turns them off and on; small screens, which have no keyboard, show none of it. */
export function KeyLegend({ keys }: KeyLegendProps) {
  const isOn = useShortcutsOn();
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted md:flex">
      {isOn &&
        keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd className="rounded border border-line-strong/60 bg-surface px-1.5 font-sans text-xs text-ink">
              {key}
            </kbd>{' '}
            {meaning}
          </span>
        ))}
      <ShortcutsSwitch />
    </div>
  );
}
