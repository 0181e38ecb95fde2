import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AllResults, ResultGroup, ResultLink } from './result-link.tsx';
import type { ResultsProps } from './use-enter.ts';

const mostBooks = 5;

export function BookResults({ text, report }: ResultsProps) {
  const money = useMoney();
  const query = { q: text };
  const { data, isError, isPlaceholderData } = useAdminQuery(
    'GET /api/admin/books',
    { query },
    {
      placeholderData: (before) => before,
    },
  );
  const books = data?.books.slice(0, mostBooks) ?? [];
  const results = isPlaceholderData ? undefined : data;
  useEffect(() => {
    const [first] = results?.books ?? [];
    if (results)
      report(text, 'books', { count: results.total, first: first && dashboardPaths.editBook(first._id) });
  }, [results, text, report]);

  return (
    <ResultGroup heading="Books">
      <p role="status" className={books.length > 0 ? 'sr-only' : 'px-4 pb-3 text-sm text-muted'}>
        {isError ? t('The books could not be searched.') : data ? foundText(data.total) : t('Loading...')}
      </p>
      {books.map(({ _id, title, author = '', newPrice }) => (
        <ResultLink
          key={_id}
          to={dashboardPaths.editBook(_id)}
          label={title}
          detail={author || money.price(newPrice)}
        />
      ))}
      {data && data.total > books.length && (
        <AllResults to={dashboardPaths.findBooks(text)}>
          {t('All {books}', { books: countedBooks(data.total) })}
        </AllResults>
      )}
    </ResultGroup>
  );
}

function foundText(total: number): string {
  return total === 0 ? t('No book is found.') : t('{books} found', { books: countedBooks(total) });
}
