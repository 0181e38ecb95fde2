// Swiper's core and the one module that the shop uses; imported from here they leave the other modules out.
export { Swiper } from 'swiper';
export { Keyboard } from 'swiper/modules';
