import { personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { ListPage } from '#components/lists/list-page.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { PersonRow } from './person-row.tsx';

/** The people of the dashboard: the owner adds, changes and removes them. */
export function PeoplePage() {
  const query = useAdminQuery('GET /api/people', {});
  const { data: people, refetch } = query;
  return (
    <ListPage
      title="People"
      hint="They sign in where you do, with their own name and password, and see only what their role includes."
      query={query}
      failed="The people could not be loaded."
      items={people}
      text="You are the only person here so far."
      first={t('Add who packs the orders or keeps the catalogue: the history then names who did what.')}
      row={(person) => <PersonRow key={person.id} person={person} onChanged={refetch} />}
      add={{
        title: t('Add a person'),
        form: <AddPersonForm onAdded={refetch} />,
        full:
          people !== undefined &&
          people.length >= personLimits.people &&
          t('There can be {most} people at most. Remove one first.', { most: personLimits.people }),
      }}
    />
  );
}
