/**
 * Remembers what is pressed or chosen before React listens.
 * @returns a function that stops that and does it all again, for React; call it when React has begun to listen.
 */
export function replayEarlyInput(): () => void {
  const early: (() => void)[] = [];

  function onClick({ target }: Event) {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    if (button) early.push(() => button.click());
  }

  function onChange({ target }: Event) {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    early.push(() => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  document.addEventListener('click', onClick);
  document.addEventListener('change', onChange);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('change', onChange);
    // Not from within React's own work: only an event of its own makes React finish the place that it is about.
    setTimeout(() => {
      for (const again of early) again();
    });
  };
}
