import { coverAddress } from '@bookstore/functions/shared/book/cover';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '#components/icons/close-icon.tsx';
import { TurnButton } from '#components/lists/turn-button.tsx';
import { Keyboard, Swiper, type SwiperInstance, SwiperSlide, Zoom } from '#lib/swiper.ts';
import './picture-viewer.css';

interface PictureViewerProps {
  pictures: readonly string[];
  /** The words for a picture at a place. */
  nameOf: (place: number) => string;
  start: number;
  onClose: () => void;
}

/** The whole screen: to swipe, to turn by arrow keys and buttons, and to enlarge by a double tap or two fingers. */
export function PictureViewer({ pictures, nameOf, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [place, setPlace] = useState(start);
  const title = t('Pictures from inside');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose} className="picture-viewer">
      <div className="flex items-center gap-2 px-4 py-3">
        <p aria-live="polite" className="me-auto tabular-nums">
          <span aria-hidden="true">{`${place + 1} / ${pictures.length}`}</span>
          <span className="sr-only">{nameOf(place)}</span>
        </p>
        {pictures.length > 1 && (
          <>
            <TurnButton
              label={t('Previous: {title}', { title })}
              back
              disabled={place === 0}
              onClick={() => swiper?.slidePrev()}
            />
            <TurnButton
              label={t('Next: {title}', { title })}
              disabled={place === pictures.length - 1}
              onClick={() => swiper?.slideNext()}
            />
          </>
        )}
        <button
          type="button"
          aria-label={t('Close')}
          onClick={() => dialog.current?.close()}
          className="grid size-11 place-items-center rounded-full"
        >
          <CloseIcon />
        </button>
      </div>
      <Swiper
        modules={[Keyboard, Zoom]}
        keyboard
        zoom
        initialSlide={start}
        spaceBetween={24}
        speed={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => setPlace(activeIndex)}
      >
        {pictures.map((picture, at) => (
          <SwiperSlide key={picture} zoom aria-hidden={at !== place}>
            <img src={coverAddress(picture)} alt={nameOf(at)} />
          </SwiperSlide>
        ))}
      </Swiper>
    </dialog>
  );
}
