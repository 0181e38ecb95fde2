import 'swiper/css';
import 'swiper/css/zoom';

export type { Swiper as SwiperInstance } from 'swiper';
export { Keyboard, Zoom } from 'swiper/modules';
export { Swiper, SwiperSlide } from 'swiper/react';
