import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { ArrowIcon } from './icons.tsx';

/** The screen widths, in CSS pixels, from which a carousel shows more than one slide. */
const slidesFrom = { 768: 2, 1100: 3 };

interface CarouselProps {
  title: string;
  /** Shown beside the title, for example a filter. */
  controls?: ReactNode;
  /** One element for each slide. */
  slides: { key: string; content: ReactNode }[];
  /** Shown when there are no slides. */
  empty?: string;
  /** Whether the row itself takes the focus, because nothing in its slides can. */
  focusable?: boolean;
}

/** A titled row of slides, one, two or three at a time, to swipe, scroll, or turn by buttons and arrow keys. */
export function Carousel({ title, controls, slides, empty, focusable = false }: CarouselProps) {
  const heading = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const swiper = useRef<Swiper>(null);
  const ready = useRef<Promise<void>>(undefined);
  const [edge, setEdge] = useState({ start: true, end: slides.length < 2 });

  useEffect(() => {
    let unmounted = false;
    async function startSwiper() {
      const { Swiper } = await import('#lib/swiper.ts');
      if (unmounted || !viewport.current || !row.current) return;
      const { scrollLeft } = row.current;
      swiper.current = new Swiper(viewport.current, {
        // The browser itself scrolls the row, so that arrow keys and touch work as everywhere.
        cssMode: true,
        slidesPerView: 1,
        spaceBetween: 24,
        breakpoints: Object.fromEntries(
          Object.entries(slidesFrom).map(([width, count]) => [
            width,
            { slidesPerView: count, slidesPerGroup: count },
          ]),
        ),
        watchSlidesProgress: true,
        on: { afterInit: showState, progress: showState, resize: showState, slidesUpdated: showState },
      });
      // Swiper begins at the first slide; the reader may have scrolled on meanwhile.
      row.current.scrollLeft = scrollLeft;
    }
    function showState({ slides, isBeginning, isEnd }: Swiper) {
      for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
      setEdge((old) =>
        old.start === isBeginning && old.end === isEnd ? old : { start: isBeginning, end: isEnd },
      );
    }
    ready.current = startSwiper();
    return () => {
      unmounted = true;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, []);

  async function turn(step: 'slidePrev' | 'slideNext') {
    await ready.current;
    swiper.current?.[step]();
  }

  const slideKeys = slides.map(({ key }) => key).join();
  useEffect(() => {
    if (!slideKeys) return;
    swiper.current?.update();
    swiper.current?.slideTo(0, 0);
  }, [slideKeys]);

  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby={heading}
      className="page-width laid-out-in-view py-6 md:py-8"
    >
      <header className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-6">
        <h2
          id={heading}
          className={`text-xl sm:flex-none sm:text-2xl md:text-3xl ${controls ? 'basis-full sm:basis-auto' : 'min-w-0 flex-1'}`}
        >
          {title}
        </h2>
        {controls}
        <div className="ml-auto flex gap-2">
          <TurnButton label="Previous" disabled={edge.start} onClick={() => void turn('slidePrev')} />
          <TurnButton label="Next" disabled={edge.end} onClick={() => void turn('slideNext')} />
        </div>
      </header>
      {slides.length === 0 && empty && <p className="py-12 text-center text-muted">{empty}</p>}
      <div ref={viewport} className="swiper relative overflow-hidden">
        <ul
          ref={row}
          tabIndex={focusable ? 0 : undefined}
          aria-labelledby={focusable ? heading : undefined}
          className="swiper-wrapper carousel-row pb-6 focus-visible:-outline-offset-2"
        >
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide carousel-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TurnButtonProps {
  label: 'Previous' | 'Next';
  disabled: boolean;
  onClick: () => void;
}

function TurnButton({ label, disabled, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong/50 text-ink transition-colors hover:border-accent hover:text-accent disabled:border-line disabled:text-line-strong/50"
    >
      <ArrowIcon className={label === 'Previous' ? 'rotate-180' : ''} />
    </button>
  );
}
