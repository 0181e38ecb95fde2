/** Brings the focus to a control of a form, and its label into sight: below the sticky header, in an open fold. */
export function focusField(control: HTMLElement): void {
  const fold = control.closest('details');
  if (fold) fold.open = true;
  control.focus({ preventScroll: true });
  const field = control.closest('[data-field]') ?? control;
  field.scrollIntoView({ block: 'nearest' });
}

/** Brings the focus to the first control of a form that is marked as wrong. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (control) focusField(control);
}
