import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By visit of a page and the carousel's title, until the page is reloaded. */
const keptSlides = new Map<string, { listName: string; slide: number }>();

/** The first slide of a carousel, restored when going back to its page. */
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
