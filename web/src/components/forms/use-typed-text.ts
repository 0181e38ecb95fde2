import { useState } from 'react';

/** For a box whose value is in the address, which takes a text only once it is complete. */
export function useTypedText(chosen: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(chosen);
  const [previous, setPrevious] = useState(chosen);
  // The address has changed without this box, for example by going back.
  if (previous !== chosen) {
    setPrevious(chosen);
    setTyped(chosen);
  }
  return [typed, setTyped];
}
