import type { FacetPart } from '../search/facet-counts.ts';
import type { SearchPart } from '../search/search-part.ts';
import { audienceChoices } from '../shared/book/audience.ts';
import type { Facet } from '../shared/catalogue/catalogue.ts';
import type { Segment } from './segment.ts';

export interface Part extends SearchPart, FacetPart<Facet> {
  segment: Segment;
  /** Numbers of its authors and categories across all parts. */
  authorNumbers: Uint32Array;
  categories: Uint16Array;
}

const choiceNumbers = Uint32Array.from(audienceChoices.keys());

export function partOf(
  segment: Segment,
  offset: number,
  hidden: Uint8Array,
  { authorNumbers, categories }: Pick<Part, 'authorNumbers' | 'categories'>,
): Part {
  const { size, words: index, popularity, highestPopularity, titleLengths, titles, texts } = segment;
  const hiddenCount = hidden.reduce((sum, one) => sum + one, 0);
  const { priceBucket, decade, audience, available, highlyRated } = segment.columns;
  const facets = {
    category: { values: categories },
    price: { values: priceBucket },
    decade: { values: decade },
    audience: { offsets: audience.offsets, numbers: audience.numbers.toArray(), common: choiceNumbers },
    available: { values: available },
    rating: { values: highlyRated },
    author: { ...segment.authors, common: authorNumbers },
  };
  return {
    segment,
    index,
    size,
    offset,
    hidden,
    hiddenCount,
    authorNumbers,
    categories,
    facets,
    popularity,
    highestPopularity,
    titleLengths,
    titles,
    texts,
  };
}
