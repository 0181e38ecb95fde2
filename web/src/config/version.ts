/** Of the product; the build takes only this line of the file. */
export { version } from '../../../package.json';
