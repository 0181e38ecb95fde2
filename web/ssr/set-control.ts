import type { SetControl } from './early-input.ts';

/**
 * React hydrates the control's part at once for such an event. Hydrated by the input's own event, it would take the
 * control's present state for its own.
 */
function hydratePart(control: Element): void {
  control.dispatchEvent(new Event('pointerup', { bubbles: true }));
}

/** React takes the event that follows for a change. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React compares with the last text that it saw set on the element; the prototype's setter goes unseen.
  control.value = '';
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores a control's state, with the events that React listens to. */
export const setControl: SetControl = (control, { value, checked }) => {
  const change = () => control.dispatchEvent(new Event('change', { bubbles: true }));
  if (control.type === 'file') return change();
  hydratePart(control);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    change();
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    control.checked = !checked;
    control.click();
  } else setText(control, value);
};
