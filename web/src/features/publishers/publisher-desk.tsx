import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { makerLimits } from '@bookstore/functions/shared/book/maker';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { PublisherRow } from './publisher-row.tsx';

/** Product safety contacts, once for all books of a publisher. */
export function PublisherDesk() {
  const [q, search] = useState('');
  const query = useAdminQuery(
    'GET /api/publishers',
    { query: { q } },
    { placeholderData: (before) => before },
  );
  const { data, refetch } = query;
  return (
    <>
      <DeskHead
        title="Publishers"
        id="publishers-title"
        hint="In the European Union an offer names who has made the book, with a postal and an electronic address. What you write here stands on the page of each book of the publisher. ONIX files fill in what they know of publishers that have nothing yet."
      />
      <section aria-labelledby="publishers-title" className={panel}>
        <DebouncedSearch
          label="Find a publisher"
          placeholder="Find a publisher"
          maxLength={bookListLimits.search}
          searched={q}
          onSearch={search}
        />
        <Pending query={query} failed="The publishers could not be loaded." className="mt-4" height="h-96" />
        <p role="status" className="mt-3 text-sm text-muted">
          {data &&
            (data.total === 0
              ? t('No book names such a publisher.')
              : [
                  plural(data.total, '{count} publisher', '{count} publishers'),
                  data.incomplete > 0 &&
                    t('{incomplete} without an address', { incomplete: data.incomplete }),
                  data.total > makerLimits.listed &&
                    t('the first {most} are listed', { most: makerLimits.listed }),
                ]
                  .filter(Boolean)
                  .join(' · '))}
        </p>
        {data && data.total > 0 && (
          <ul aria-label="Publishers" className="mt-2 divide-y divide-line">
            {data.publishers.map((publisher) => (
              <PublisherRow key={publisher.publisher} listed={publisher} onChanged={refetch} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
