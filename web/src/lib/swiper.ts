// Swiper's core, and the one module that keeps long rows short.
export { Swiper } from 'swiper';
export { Virtual } from 'swiper/modules';
