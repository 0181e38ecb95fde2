import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each carousel stands, by the visit to its page and its title, until the page is loaded again. */
const keptSlides = new Map<string, { listName: string; slide: number }>();

/** The slide at which a carousel begins: the way back to its page leads to the same one. */
export function useKeptSlide(title: string, listName: string) {
  const place = `${useLocation().key} ${title}`;
  const [start] = useState(() => {
    const kept = keptSlides.get(place);
    return kept?.listName === listName ? kept.slide : 0;
  });
  return {
    start,
    keep: (slide: number) => {
      keptSlides.set(place, { listName, slide });
    },
  };
}
