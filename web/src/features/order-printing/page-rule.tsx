import { useEffect, useRef } from 'react';
import type { Paper } from './papers.ts';

const mmPerPixel = 25.4 / 96;

/** A page as long as its content for each article on a roll: CSS has no such page size. */
function pagesOfRoll({ width }: Paper): string {
  return [...document.querySelectorAll('article')]
    .map((article, index) => {
      const name = `roll-${index}`;
      article.style.setProperty('page', name);
      const height = Math.ceil(article.getBoundingClientRect().height * mmPerPixel) + 1;
      return `@page ${name} { size: ${width}mm ${height}mm; margin: 0 }`;
    })
    .join('\n');
}

export function PageRule({ paper, margin }: { paper: Paper; margin: number }) {
  const style = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    if (paper.height !== undefined) return;
    // Before the browser's dialog opens, which waits for the fonts, too.
    void document.fonts.ready.then(() => {
      if (style.current) style.current.textContent = pagesOfRoll(paper);
    });
  });
  const rule = paper.height && `@page { size: ${paper.width}mm ${paper.height}mm; margin: ${margin}mm }`;
  return <style ref={style}>{rule}</style>;
}
