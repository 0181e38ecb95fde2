import type { Page } from '@playwright/test';

/** Layout faults with long words, or from right to left. */
export interface PageFaults {
  /** By how many pixels the page scrolls sideways. */
  sideways: number;
  /** Texts beyond the edge of the screen, or of a box that cuts them off. */
  cut: string[];
  overlapping: string[];
}

export const noFaults: PageFaults = { sideways: 0, cut: [], overlapping: [] };

export function pageFaults(page: Page): Promise<PageFaults> {
  return page.evaluate(() => {
    // Pictures, rows that scroll by themselves, and titles of books that are shortened.
    const aside =
      '.drawn-cover, .shelf, .carousel-row, .bookcase, .new-books, .overflow-x-auto, [class*=line-clamp], select, svg';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { element: Element; said: string; rects: DOMRect[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent?.trim() ?? '';
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || said === '')
        continue;
      // Some are for screen readers alone at some widths only.
      const hidden = element.closest('[class*=sr-only]');
      if ((hidden && hidden.clientWidth <= 1) || element.closest('script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      texts.push({ element, said, rects });
    }
    const laidOut = texts.filter(({ element }) => !element.closest(aside));

    const goesBeyond = (rects: readonly DOMRect[], edge: { left: number; right: number }) =>
      rects.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
    const isCut = ({ element, rects }: (typeof texts)[number]) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const cuts = ['hidden', 'clip'].includes(getComputedStyle(box).overflowX);
        if (cuts && goesBeyond(rects, box.getBoundingClientRect())) return true;
      }
      return goesBeyond(rects, { left: 0, right: innerWidth });
    };

    const liesOn = (one: DOMRect, other: DOMRect) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The box of a line is higher than its letters.
      return width > 2 && height > Math.min(one.height, other.height) * 0.4;
    };
    const overlapping = laidOut.flatMap((one, index) =>
      laidOut
        .slice(index + 1)
        .filter((other) => one.rects.some((a) => other.rects.some((b) => liesOn(a, b))))
        .map((other) => `${one.said} × ${other.said}`),
    );

    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      cut: laidOut.filter(isCut).map(({ said }) => said),
      overlapping,
    };
  });
}
