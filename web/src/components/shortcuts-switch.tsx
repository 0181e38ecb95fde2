import { setShortcutsOn, useShortcutsOn } from '#lib/shortcuts.ts';
import { Button } from './button.tsx';

/** Turns the single keys of the dashboard off and on, for this browser. */
export function ShortcutsSwitch() {
  const isOn = useShortcutsOn();
  return (
    <Button look="quiet" onClick={() => setShortcutsOn(!isOn)} className="px-2! text-sm!">
      Turn keyboard shortcuts {isOn ? 'off' : 'on'}
    </Button>
  );
}
