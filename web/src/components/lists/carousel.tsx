import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId, useRef } from 'react';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { TurnButton } from './turn-button.tsx';
import { useKeptSlide } from './use-kept-slide.ts';
import { useRowOfSlides } from './use-row-of-slides.ts';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties of a row in utilities.css: how many slides it has, and which of them are in the document. */
    '--count'?: number;
    '--before'?: number;
    '--until'?: number;
  }
}

export interface Slide {
  key: string;
  content: ReactNode;
  /** Only keeps the place of another slide. */
  isEmpty?: boolean;
}

/** The most slides that a screen shows at a time: a rendered page has no others. */
const mostInView = 3;

interface CarouselProps {
  title: string;
  /** Shown beside the title, for example a filter. */
  controls?: ReactNode;
  slides: readonly Slide[];
  /** Another list begins at its first slide. */
  listName?: string;
  /** The number of slides in all, for screen readers. */
  total?: number | 'unknown';
  /** Called with the index of the last visible slide, from the first use on. */
  onReach?: (last: number) => void;
  empty?: string;
  /** For slides of words and pictures only: the row itself takes the focus, and is laid out with the page. */
  isPlain?: boolean;
}

/** One, two or three slides at a time, to swipe, scroll, or turn by buttons and arrow keys. */
export function Carousel(props: CarouselProps) {
  const {
    title,
    controls,
    slides,
    listName = title,
    total = slides.length,
    onReach,
    empty,
    isPlain = false,
  } = props;
  const heading = useId();
  const isHydrated = useHydrated();
  const { start, keep } = useKeptSlide(title, listName);
  const use = useRef({ begun: false, last: 0 });
  const { row, range, edge, isInView, turn, look, forgetGoal, rememberFocus } = useRowOfSlides({
    count: slides.length,
    start,
    listName,
    slideKeys: ({ from, until }) =>
      slides
        .slice(from, until)
        .map(({ key }) => key)
        .join(),
    onView: (first, last) => {
      keep(first);
      use.current = { begun: use.current.begun || first > 0, last };
      if (use.current.begun) onReach?.(last);
    },
  });

  const until = isHydrated ? range.until : Math.min(mostInView, slides.length);

  function begin() {
    if (use.current.begun) return;
    use.current.begun = true;
    onReach?.(use.current.last);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby={heading}
      onPointerMove={begin}
      onPointerDown={begin}
      onFocus={begin}
      className={`page-width py-5 md:py-6 ${isPlain ? '' : 'laid-out-in-view'}`}
    >
      <header className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-6">
        <h2
          id={heading}
          className={`text-xl sm:flex-none sm:text-2xl md:text-3xl ${controls ? 'basis-full sm:basis-auto' : 'min-w-0 flex-1'}`}
        >
          {title}
        </h2>
        {controls}
        <div className="ms-auto flex gap-2">
          <TurnButton
            label={t('Previous: {title}', { title })}
            back
            disabled={edge.start}
            onClick={() => turn(-1)}
          />
          <TurnButton label={t('Next: {title}', { title })} disabled={edge.end} onClick={() => turn(1)} />
        </div>
      </header>
      {slides.length === 0 && empty && <p className="py-12 text-center text-muted">{empty}</p>}
      <div className="carousel-view">
        <ul
          ref={row}
          onFocus={rememberFocus}
          onBlur={rememberFocus}
          onScroll={look}
          onScrollEnd={forgetGoal}
          onPointerDown={forgetGoal}
          onWheel={forgetGoal}
          tabIndex={isPlain ? 0 : -1}
          aria-labelledby={heading}
          style={{
            '--count': slides.length,
            '--before': range.from,
            '--until': until,
          }}
          className="carousel-row pb-3 focus-visible:-outline-offset-2"
        >
          {slides.slice(range.from, until).map(({ key, content, isEmpty }, position) => (
            <li
              key={key}
              aria-hidden={isEmpty}
              inert={!isInView(range.from + position)}
              aria-posinset={range.from + position + 1}
              aria-setsize={total === 'unknown' ? -1 : total}
              className="carousel-slide"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
