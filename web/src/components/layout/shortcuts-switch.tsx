import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { setShortcutsOn, useShortcutsOn } from '#lib/browser/shortcuts.ts';

/** Turns the single keys of the dashboard off and on, for this browser. */
export function ShortcutsSwitch() {
  const isOn = useShortcutsOn();
  return (
    <Button variant="quiet" onClick={() => setShortcutsOn(!isOn)} className="-mx-2 px-2! text-sm!">
      {isOn ? t('Turn keyboard shortcuts off') : t('Turn keyboard shortcuts on')}
    </Button>
  );
}
