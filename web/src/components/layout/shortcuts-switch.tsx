import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { setShortcutsOn, useShortcutsOn } from '#lib/browser/shortcuts.ts';

/** Of the dashboard, for this browser. */
export function ShortcutsSwitch() {
  const isOn = useShortcutsOn();
  return (
    <Button variant="quiet" onClick={() => setShortcutsOn(!isOn)} className="-mx-2 px-2! text-sm!">
      {isOn ? t('Turn keyboard shortcuts off') : t('Turn keyboard shortcuts on')}
    </Button>
  );
}
