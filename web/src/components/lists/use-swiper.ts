import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { breakpoints, hasReached, inViewAt } from './slides-in-view.ts';

/** In the document on each side of the slides in view: never more than 60 in all. */
const slidesAround = 24;

/** The slides in the document, by index, `to` included. */
interface SlideRange {
  from: number;
  to: number;
}

interface SwiperInput {
  count: number;
  /** The first slide in view at the beginning. */
  start: number;
  /** Another list starts at its first slide. */
  listName: string;
  /** Changes with every slide in the document. */
  slideKeys: (range: SlideRange) => string;
  /** Called whenever the row has moved or changed: with the slide where it will rest, and the last one in view. */
  onView: (first: number, last: number, moved: boolean) => void;
}

/** Keeps the focus when a slide leaves: from the row, Tab goes on to the slides in view. */
function focusRow(row: HTMLElement | null) {
  row?.focus({ preventScroll: true });
}

/** A carousel of which only a part is in the document. */
export function useSwiper({ count, start, listName, slideKeys, onView }: SwiperInput) {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const swiper = useRef<Swiper>(null);
  const ready = useRef<Promise<void>>(undefined);
  const focused = useRef<Element>(null);
  /** The slide to which the row is being moved: Swiper's own index follows only while the row scrolls. */
  const goal = useRef(start || undefined);
  const [edge, setEdge] = useState({ start: true, end: count < 2 });
  const [range, setRange] = useState<SlideRange>({ from: 0, to: slidesAround });

  const showState = useEffectEvent((shown: Swiper) => {
    const { slides, slidesGrid, activeIndex, isBeginning, isEnd } = shown;
    if (row.current && hasReached(row.current, slidesGrid[goal.current ?? 0])) goal.current = undefined;
    const [first = 0, second] = slidesGrid;
    if (second) row.current?.style.setProperty('--step', `${second - first}px`);
    const isInView = inViewAt(shown, goal.current);
    let last = 0;
    for (const slide of slides) {
      const inView = isInView(slide);
      if (inView) last = Math.max(last, Number(slide.dataset.swiperSlideIndex));
      else if (slide.contains(document.activeElement)) focusRow(row.current);
      // Assigning even the same value would make the browser recalculate styles.
      if (slide.inert === inView) slide.inert = !inView;
    }
    setEdge((old) =>
      old.start === isBeginning && old.end === isEnd ? old : { start: isBeginning, end: isEnd },
    );
    onView(goal.current ?? activeIndex, last, !isBeginning);
  });

  const createSwiper = useEffectEvent(({ Swiper, Virtual }: typeof import('#lib/swiper.ts')) => {
    if (!viewport.current || !row.current) return;
    const { scrollLeft } = row.current;
    swiper.current = new Swiper(viewport.current, {
      modules: [Virtual],
      // The browser itself scrolls the row, so that arrow keys and touch work as everywhere.
      cssMode: true,
      initialSlide: Math.min(start, Math.max(0, count - 1)),
      slidesPerView: 1,
      spaceBetween: 24,
      breakpoints: breakpoints(row.current),
      virtual: {
        enabled: true,
        slides: Array.from({ length: count }),
        addSlidesBefore: slidesAround,
        addSlidesAfter: slidesAround,
        renderExternal: ({ from, to }) =>
          setRange((old) => (old.from === from && old.to === to ? old : { from, to })),
      },
      // Each change ends with 'progress'. Until Swiper has measured the row, no slide counts as visible.
      on: { afterInit: showState, progress: (shown) => shown.initialized && showState(shown) },
    });
    // The reader may have scrolled meanwhile.
    if (scrollLeft !== 0 || start === 0) row.current.scrollLeft = scrollLeft;
  });

  useEffect(() => {
    let unmounted = false;
    ready.current = import('#lib/swiper.ts').then(async (library) => {
      // Each row in a task of its own: together they would block the browser for 0.1 s on a phone.
      await new Promise((resolve) => setTimeout(resolve));
      if (!unmounted) createSwiper(library);
    });
    return () => {
      unmounted = true;
      // Virtual slides in CSS mode update by a timer, which needs the instance's settings.
      swiper.current?.destroy(false);
      swiper.current = null;
    };
  }, []);

  const shownKeys = slideKeys(range);
  // As most of them stay, and before anything is measured: afterwards their styles would be worked out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are new.
  useLayoutEffect(() => {
    if (!swiper.current) return;
    for (const slide of row.current?.querySelectorAll<HTMLElement>('li:not(.swiper-slide-visible)') ?? [])
      if (!slide.contains(document.activeElement)) slide.inert ||= true;
  }, [shownKeys]);

  const before = useRef({ listName, count });
  useLayoutEffect(() => {
    const { current: shown } = swiper;
    const isOther = before.current.listName !== listName;
    const hasGrown = before.current.count !== count;
    before.current = { listName, count };
    if (isOther) goal.current = undefined;
    if (isOther && row.current) row.current.scrollLeft = 0;
    if (!shown || !(isOther || hasGrown)) return;
    shown.virtual.slides = Array.from({ length: count });
    shown.virtual.update(true, false, isOther ? 0 : undefined);
    if (isOther) shown.slideTo(0, 0);
  }, [listName, count]);

  useLayoutEffect(() => {
    // React sends no event for the focus that goes with a removed slide.
    if (focused.current?.isConnected === false) focusRow(row.current);
    if (!shownKeys) return;
    swiper.current?.updateSlides();
    swiper.current?.updateProgress();
    swiper.current?.updateSlidesClasses();
    // New slides may have stopped the row on its way.
    if (goal.current !== undefined) swiper.current?.slideTo(goal.current);
  }, [shownKeys]);

  /** Turns by a screen. A press during a turn goes on from that turn's goal. */
  async function turn(direction: 1 | -1) {
    await ready.current;
    const { current: shown } = swiper;
    if (!shown) return;
    const next = (goal.current ?? shown.activeIndex) + direction * (shown.params.slidesPerGroup ?? 1);
    goal.current = Math.min(Math.max(0, next), count - 1);
    shown.slideTo(goal.current);
  }

  /** Called when the row has come to rest, or when the shopper moves it by hand. */
  function forgetGoal() {
    goal.current = undefined;
  }

  function rememberFocus({ type, target }: FocusEvent) {
    focused.current = type === 'focus' ? target : null;
    const { current: aim } = goal;
    if (!focused.current || aim === undefined) return;
    // The browser stops the row where it shows what has the focus.
    requestAnimationFrame(() => {
      goal.current = aim;
      swiper.current?.slideTo(aim);
    });
  }

  return { viewport, row, rememberFocus, edge, range, turn, forgetGoal };
}
