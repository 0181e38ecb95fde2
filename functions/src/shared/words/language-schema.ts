import { object, string } from 'yup';
import { keysOf } from '../values/table-keys.ts';
import { languageNames } from './languages.ts';

export const languageSchema = () =>
  string().oneOf(keysOf(languageNames), 'Language must be one that the shop speaks');

/** In which language the shop's own texts are wanted; in its first one where it is not said. */
export const languageQuerySchema = object({ language: languageSchema() });
