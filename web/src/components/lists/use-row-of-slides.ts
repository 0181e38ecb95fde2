import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Slides in the document on each side of those in view. */
const slidesAround = 8;

/** In pixels, as in utilities.css. */
const gap = 24;

interface RowInput {
  count: number;
  /** The first slide in view at the beginning. */
  start: number;
  /** Another list starts at its first slide. */
  listName: string;
  /** Changes with every slide in the document. */
  slideKeys: (range: SlideRange) => string;
  /** Called when the row has moved or changed, with the slide where it will rest and the last one in view. */
  onView: (first: number, last: number) => void;
}

/** The slides in the document, by index, without `until`. */
interface SlideRange {
  from: number;
  until: number;
}

/** The slides in view by the style sheet, and the pixels from one to the next. */
function measure(row: HTMLElement) {
  const perView = Number(getComputedStyle(row).getPropertyValue('--slides'));
  const slide = row.firstElementChild;
  return { perView, step: perView && slide ? slide.getBoundingClientRect().width + gap : 0 };
}

/** Keeps the focus when a slide leaves: from the row, Tab goes on to the slides in view. */
function focusRow(row: HTMLElement | null) {
  row?.focus({ preventScroll: true });
}

/** For a row that the browser scrolls and snaps, with only a part of its slides in the document. */
export function useRowOfSlides({ count, start, listName, slideKeys, onView }: RowInput) {
  const row = useRef<HTMLUListElement>(null);
  const focused = useRef<Element>(null);
  const goal = useRef(start || undefined);
  const size = useRef({ perView: 0, step: 0 });
  /** `perView` is 0 until the browser has laid the row out. */
  const [view, setView] = useState({ place: start, perView: 0 });

  const { perView } = view;
  const lastPlace = (inView: number) => Math.max(0, count - inView);
  const first = Math.min(view.place, lastPlace(perView || 1));
  const range = {
    from: Math.max(0, first - slidesAround),
    until: Math.min(count, first + (perView || 1) + slidesAround),
  };
  const shownKeys = slideKeys(range);

  function scrollTo(place: number, behavior: ScrollBehavior = 'smooth') {
    if (!row.current) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const direction = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    const left = direction * place * size.current.step;
    row.current.scrollTo({ left, behavior: isStill ? 'instant' : behavior });
  }

  /** Reads the row's position. During a turn the goal counts, so that Tab cannot stop at a slide on the way. */
  function look() {
    const { perView: inView, step } = size.current;
    if (!row.current || !step) return;
    const scrolled = Math.abs(row.current.scrollLeft);
    if (goal.current !== undefined && Math.abs(scrolled - goal.current * step) < 2) goal.current = undefined;
    const place = Math.min(goal.current ?? Math.round(scrolled / step), lastPlace(inView));
    setView((old) => (old.place === place && old.perView === inView ? old : { place, perView: inView }));
    onView(place, Math.min(place + inView, count) - 1);
  }

  const lookAgain = useEffectEvent(look);
  const scrollAgain = useEffectEvent(scrollTo);

  useEffect(() => {
    const { current: measured } = row;
    if (!measured) return;
    // On layout and on each change of width, so that a row far below is not laid out earlier.
    const observer = new ResizeObserver(() => {
      size.current = measure(measured);
      lookAgain();
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (goal.current === undefined || !row.current) return;
    size.current = measure(row.current);
    scrollAgain(goal.current, 'instant');
  }, []);

  const shownList = useRef(listName);
  useLayoutEffect(() => {
    if (shownList.current === listName) return;
    shownList.current = listName;
    goal.current = undefined;
    scrollAgain(0, 'instant');
  }, [listName]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are new.
  useLayoutEffect(() => {
    // React sends no event for the focus that goes with a removed slide.
    if (focused.current?.isConnected === false) focusRow(row.current);
    // New slides may have stopped the row on its way.
    if (goal.current !== undefined) scrollAgain(goal.current);
  }, [shownKeys]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide which slides are inert.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest('[inert]') && row.current?.contains(activeElement)) focusRow(row.current);
  }, [first, perView]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other books are in view.
  useEffect(() => lookAgain(), [shownKeys, count]);

  /** Turns by a screen. A press during a turn continues from its goal. */
  function turn(direction: 1 | -1) {
    // A press replayed from before hydration precedes the observer.
    if (row.current && !size.current.step) size.current = measure(row.current);
    const inView = size.current.perView;
    const next = (goal.current ?? first) + direction * inView;
    goal.current = Math.min(Math.max(0, next), lastPlace(inView));
    scrollTo(goal.current);
    look();
  }

  /** At rest, or when the shopper moves the row by hand. */
  function forgetGoal() {
    goal.current = undefined;
    look();
  }

  function rememberFocus({ type, target }: FocusEvent) {
    focused.current = type === 'focus' ? target : null;
    const { current: aim } = goal;
    if (!focused.current || aim === undefined) return;
    // The browser stops the row where it shows what has the focus.
    requestAnimationFrame(() => {
      goal.current = aim;
      scrollTo(aim);
    });
  }

  return {
    row,
    range,
    edge: { start: first === 0, end: first + (perView || 1) >= count },
    isInView: (place: number) => perView === 0 || (place >= first && place < first + perView),
    turn,
    look,
    forgetGoal,
    rememberFocus,
  };
}
