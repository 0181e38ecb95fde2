import { whenIdle } from '#lib/browser/when-idle.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Comes with the app: a page carries only the recorder. */
export type SetControl = (control: Control, state: { value: string; checked?: boolean }) => void;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input,textarea,select');

/**
 * Records the use of controls before React handles events. Links, and forms with an `action`, work without React.
 * @returns a function that replays everything; call it when React handles events
 */
export function recordEarlyInput(): (setControl: SetControl) => void {
  // In the order of first use; only the last state of a field counts.
  const actions = new Map<object, (setControl: SetControl) => void>();
  let isReplayed = false;

  function onClick(event: Event): void {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    if (button) actions.set(event, () => button.click());
  }

  function onInput({ target }: Event): void {
    if (!isControl(target) || (isReplayed && target.localName !== 'select')) return;
    const { value } = target;
    const { checked } = Object(target);
    actions.set(target, (setControl) => setControl(target, { value, checked }));
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    actions.set(event, () => form.requestSubmit(submitter));
  }

  document.addEventListener('click', onClick);
  // Before React sees it, which resets a choice while it hydrates.
  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit);

  return (setControl) => {
    function replay(): void {
      for (const action of actions.values()) action(setControl);
      actions.clear();
    }

    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    // At once: a key that came first would let React hydrate its field, and empty it.
    replay();
    // Input without a key, which itself triggers hydration, React takes for the text of the page.
    setTimeout(() => {
      isReplayed = true;
      replay();
    });
    // Parts of the page are hydrated later.
    whenIdle(() => {
      document.removeEventListener('input', onInput, true);
      replay();
    });
  };
}
