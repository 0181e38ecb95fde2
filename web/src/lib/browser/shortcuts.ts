import { useEffect, useEffectEvent } from 'react';
import { createLocalStore, useLocalStore } from './local-store.ts';

/** People who control their computer by voice must be able to turn single keys off (WCAG 2.1.4). */
const shortcutsOn = createLocalStore<boolean>('order-desk-keys', {
  parse: (text) => text !== 'off',
  serialize: (isOn) => (isOn ? null : 'off'),
});

export function useShortcutsOn(): boolean {
  return useLocalStore(shortcutsOn, true);
}

export function setShortcutsOn(isOn: boolean): void {
  shortcutsOn.set(isOn);
}

/** Whether a key press is meant for a text box, a dialog, or the browser's own shortcuts. */
function isForAnotherTarget({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('[aria-modal="true"]')) return true;
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  );
}

export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const isOn = useShortcutsOn();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || isForAnotherTarget(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [isOn]);
}
