/** Focuses a control and scrolls its label into view, below the sticky header; opens the `<details>` around it. */
export function focusField(control: HTMLElement): void {
  const fold = control.closest('details');
  if (fold) fold.open = true;
  control.focus({ preventScroll: true });
  const field = control.closest('[data-field]') ?? control;
  field.scrollIntoView({ block: 'nearest' });
}

/**
 * Whether a person is in a field: things that only appear then must not take the focus.
 * @param except a field that may lose the focus
 */
export function isTyping(except?: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== except && (activeElement?.matches('input, select, textarea') ?? false);
}

export function focusFirstInvalid(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (control) focusField(control);
}
