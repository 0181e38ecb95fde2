import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What was chosen at each visit of a page, by the name of the choice, until the page is loaded again. */
const keptChoices = new Map<string, string>();

/** A choice that the way back to its page restores; another visit begins without one. */
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
