import { sayInShop } from '../words/say-in-shop.ts';
import { InvalidArgument } from './api-errors.ts';

/** 400: what a person typed contradicts what is stored. The dashboard shows this message, in its language. */
export class WrongValue extends InvalidArgument {
  constructor(field: string, say: () => string) {
    super(field, sayInShop(say));
  }
}
