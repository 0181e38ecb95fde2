import { audienceLabel } from '@bookstore/functions/shared/book/audience';
import type { Door } from '@bookstore/functions/shared/catalogue/door';
import { rangeLabel } from '@bookstore/functions/shared/catalogue/facet-labels';
import { listAt } from '@bookstore/functions/shared/shop/doors';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { languageQuery } from '#config/language.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { apiQuery } from '#lib/query-client.ts';

export const doors = () => apiQuery('GET /api/doors', { query: languageQuery });

/** How a door is called: as the owner says, or by what its list is about. */
function useDoorName(): (door: Door) => string {
  const { labelOf } = useGenres();
  const { priceZeros = 0 } = useShop();
  const money = useMoney();
  return ({ title, link }) => {
    if (title) return title;
    const list = listAt(link);
    const { price, audience, category, q } = list && 'query' in list ? list.query : {};
    if (price) return rangeLabel(price, money, priceZeros);
    if (audience) return audienceLabel(audience);
    return category ? labelOf(category) : (q ?? t('All books'));
  };
}

/** The lists of books to which home leads first; nothing where none has books. */
export function Doors() {
  const shown = useApiData(doors());
  const nameOf = useDoorName();
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('Where to begin')} className="page-width pt-4 md:pt-6">
      <ul className="doors">
        {shown.map((door) => (
          <li key={door.link} className="group">
            <p>
              <Link to={door.link} dir="auto" className="stretched">
                {nameOf(door)}
              </Link>
              <small>{plural(door.total, '{count} book', '{count} books')}</small>
            </p>
            <div aria-hidden="true">
              <BookCover
                book={door.book}
                className="transition-transform duration-200 group-hover:-translate-y-1"
                sizes="(width >= 1280px) 116px, (width >= 768px) 92px, 72px"
              />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
