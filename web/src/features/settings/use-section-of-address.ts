import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows the section that the address names, once the sections are there. */
export function useSectionOfAddress(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}
