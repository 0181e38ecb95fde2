import { whenIdle } from '#lib/browser/when-idle.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets React hydrate the part that a control is in, which it does at once for such an event, and sets the control back
 * there. Hydrated by the event of the input itself, it would take the control's present state for its own.
 */
function hydratePart(control: Element): void {
  control.dispatchEvent(new Event('pointerup', { bubbles: true }));
}

/** Sets a control's text so that React takes the event that follows for a change. */
function setText(control: TextControl, text: string): void {
  hydratePart(control);
  // React compares with the last text that it saw set on the element; the prototype's setter goes unseen.
  control.value = '';
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function setChecked(box: HTMLInputElement, checked: boolean): void {
  hydratePart(box);
  box.checked = !checked;
  box.click();
}

function setChoice(select: HTMLSelectElement, value: string): void {
  hydratePart(select);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a control to its present state once more, with the events that React listens to. */
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
 * Records how the page's controls are used before React handles events. Links, and forms with an `action`, work without
 * React. @returns a function that replays everything; call it when React handles events.
 */
export function recordEarlyInput(): () => void {
  // In the order of first use; only the last state of a field counts.
  const actions = new Map<object, () => void>();
  let isReplayed = false;

  function onClick(event: Event): void {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    if (button) actions.set(event, () => button.click());
  }

  function onInput({ target }: Event): void {
    if (isReplayed && !(target instanceof HTMLSelectElement)) return;
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
  // Before React sees it, which sets a choice back while it hydrates.
  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit);
  function replay(): void {
    isReplayed = true;
    for (const action of actions.values()) action();
    actions.clear();
  }

  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    // Not from within React's own work: only an event of its own makes React hydrate the part that it is about. What is
    // typed until then counts, too: the text of before would replace it.
    setTimeout(replay);
    // Parts of the page are hydrated later.
    whenIdle(() => {
      document.removeEventListener('input', onInput, true);
      replay();
    });
  };
}
