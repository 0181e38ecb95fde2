// Swiper's core without its modules.
export { Swiper } from 'swiper';
