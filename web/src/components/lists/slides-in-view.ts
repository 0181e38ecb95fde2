import type Swiper from 'swiper';

/** The widths from which more than one slide shows: rems in the style sheet, but pixels for Swiper. */
export function breakpoints(row: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(row).fontSize);
  return {
    [48 * rem]: { slidesPerView: 2, slidesPerGroup: 2 },
    [68.75 * rem]: { slidesPerView: 3, slidesPerGroup: 3 },
  };
}

/** Whether the row is scrolled to `place`, in pixels, or to its end. */
export function hasReached(row: HTMLElement, place = 0): boolean {
  const scrolled = Math.abs(row.scrollLeft);
  return (
    Math.abs(scrolled - place) < 2 || (scrolled < place && scrolled + row.clientWidth > row.scrollWidth - 2)
  );
}

/** Which slides are in view, or will be when the row is at its goal: Tab must not stop it on its way there. */
export function inViewAt(
  { params, virtual }: Swiper,
  goal: number | undefined,
): (slide: HTMLElement) => boolean {
  if (goal === undefined) return (slide) => slide.classList.contains('swiper-slide-visible');
  const perView = Number(params.slidesPerView);
  const first = Math.min(goal, virtual.slides.length - perView);
  return ({ dataset }) =>
    Number(dataset.swiperSlideIndex) >= first && Number(dataset.swiperSlideIndex) < first + perView;
}
