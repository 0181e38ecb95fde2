import { useEffect, useState } from 'react';

/** How long typing must pause before the text counts, in milliseconds. */
const pauseMilliseconds = 150;

const textIn = ({ value }: HTMLInputElement) => value.trim();

/** The text of a search box, updated when typing pauses; '' until then, also for the text that it began with. */
export function useDebouncedText(input: HTMLInputElement): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      clearTimeout(timer);
      timer = setTimeout(() => setTyped(textIn(input)), pauseMilliseconds);
    }
    // Typed while this code was still on its way.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [input]);

  return typed;
}
