import { authorLimits } from '@bookstore/functions/shared/author/author-page';
import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AuthorRow } from './author-row.tsx';

export function AuthorDesk() {
  const [q, search] = useState('');
  const query = useAdminQuery(
    'GET /api/admin/authors',
    { query: { q } },
    { placeholderData: (before) => before },
  );
  const { data, refetch } = query;
  return (
    <>
      <DeskHead
        title="Authors"
        id="authors-title"
        hint="A life and a picture stand at the top of the author’s page, above the books. The page of an author of whom nothing is said shows the books alone."
      />
      <section aria-labelledby="authors-title" className={panel}>
        <DebouncedSearch
          label="Find an author"
          placeholder="Find an author"
          maxLength={bookListLimits.search}
          searched={q}
          onSearch={search}
        />
        <Pending query={query} failed="The authors could not be loaded." className="mt-4" height="h-96" />
        <p role="status" className="mt-3 text-sm text-muted">
          {data &&
            (data.total === 0
              ? t('No book names such an author.')
              : [
                  plural(data.total, '{count} author', '{count} authors'),
                  data.total > authorLimits.listed &&
                    t('the first {most} are listed', { most: authorLimits.listed }),
                ]
                  .filter(Boolean)
                  .join(' · '))}
        </p>
        {data && data.total > 0 && (
          <ul aria-label="Authors" className="mt-2 divide-y divide-line">
            {data.authors.map((author) => (
              <AuthorRow key={author.id} listed={author} onChanged={refetch} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
