import { useEffect, useState } from 'react';

/** The pause in typing, in milliseconds. */
const pauseMilliseconds = 150;

const textIn = ({ value }: HTMLInputElement) => value.trim();

/** Updated when typing pauses; '' until then, also when the box began with a text. */
export function useDebouncedText(input: HTMLInputElement): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      clearTimeout(timer);
      timer = setTimeout(() => setTyped(textIn(input)), pauseMilliseconds);
    }
    // Typed before this code was loaded.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [input]);

  return typed;
}
