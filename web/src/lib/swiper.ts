// Swiper's core alone; imported from here it leaves its modules out.
export { Swiper } from 'swiper';
