import { string } from 'yup';
import { keysOf } from '../values/table-keys.ts';
import { languageNames } from './languages.ts';

/** The language of the page that a request comes from. */
export const languageSchema = () =>
  string().oneOf(keysOf(languageNames), 'Language must be one that the shop speaks');
