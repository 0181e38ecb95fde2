import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By visit of a page and name of the choice, until the page is reloaded. */
const keptChoices = new Map<string, string>();

/** Restored when going back to its page; a new visit begins without one. */
export function useKeptChoice(name: string): [chosen: string | undefined, choose: (value: string) => void] {
  const place = `${useLocation().key} ${name}`;
  const [chosen, setChosen] = useState(() => keptChoices.get(place));
  return [
    chosen,
    (value) => {
      keptChoices.set(place, value);
      setChosen(value);
    },
  ];
}
