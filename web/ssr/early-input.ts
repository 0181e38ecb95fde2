type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a control's text without React's knowing, so that React takes the event that follows for a change. */
function setText(control: TextControl, text: string): void {
  // React watches the property of the element itself; the one of its prototype goes past that.
  control.value = '';
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function setChecked(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function setChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts a control into its present state once more, with the events by which React learns of it. */
function replayOf(control: EventTarget | null): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => setChoice(control, value);
  }
  if (control instanceof HTMLTextAreaElement) {
    const { value } = control;
    return () => setText(control, value);
  }
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { type, value, checked } = control;
  if (type === 'file') return () => control.dispatchEvent(new Event('change', { bubbles: true }));
  return ['checkbox', 'radio'].includes(type)
    ? () => setChecked(control, checked)
    : () => setText(control, value);
}

/**
 * Records how the page's controls are used before React listens. Links, and forms with an address of their own, need
 * no record: the browser itself follows them.
 * @returns a function that replays it all for React; call it when React has begun to listen.
 */
export function recordEarlyInput(): () => void {
  // In the order of first use; only the last state of a field counts.
  const actions = new Map<object, () => void>();

  function onClick(event: Event): void {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    if (button) actions.set(event, () => button.click());
  }

  function onInput({ target }: Event): void {
    const action = replayOf(target);
    if (target && action) actions.set(target, action);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    actions.set(event, () => form.requestSubmit(submitter));
  }

  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    // Not from within React's own work: only an event of its own makes React hydrate the part that it is about.
    setTimeout(() => {
      document.removeEventListener('input', onInput);
      for (const action of actions.values()) action();
    });
  };
}
