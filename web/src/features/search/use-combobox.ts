import { useEffect, useEffectEvent, useState } from 'react';

interface ComboboxOptions {
  input: HTMLInputElement;
  /** The list box's id; options are `${listId}-0` and so on. */
  listId: string;
  count: number;
  onChoose: (index: number) => void;
}

/** A combobox as in the ARIA Authoring Practices: the focus stays in the box, arrow keys move through the options. */
export function useCombobox({ input, listId, count, onChoose }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  /** Before the first and after the last option is the text itself. */
  function move(steps: number) {
    setActive(((active + 1 + steps + count + 1) % (count + 1)) - 1);
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => (isShown ? move(1) : setOpen(true)),
    ArrowUp: () => (isShown ? move(-1) : setOpen(true)),
  };
  if (isShown) keys.Escape = close;
  if (isShown && active >= 0) {
    keys.Home = () => setActive(0);
    keys.End = () => setActive(count - 1);
    keys.Enter = () => {
      close();
      onChoose(active);
    };
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = event.isComposing ? undefined : keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === 'Enter') close();
  });

  const onInput = useEffectEvent(() => {
    setOpen(true);
    setActive(-1);
  });

  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    input.role = 'combobox';
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    return () => done.abort();
  }, [input, listId]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown && active >= 0) {
      input.setAttribute('aria-activedescendant', `${listId}-${active}`);
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [input, listId, isShown, active]);

  return { isOpen, isShown, active, close };
}
