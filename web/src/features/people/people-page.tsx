import { personLimits } from '@bookstore/functions/shared/people/person';
import { Card } from '#components/layout/card.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { PersonRow } from './person-row.tsx';

/** The people of the dashboard: the owner adds, changes and removes them. */
export function PeoplePage() {
  const query = useAdminQuery('GET /api/people', {});
  const { data: people, refetch } = query;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <Card title="People" level={2}>
        <p className="mt-1 text-[0.9375rem] text-muted">
          They sign in where you do, with their own name and password, and see only what their role includes.
        </p>
        <Pending query={query} failed="The people could not be loaded." className="mt-4" height="h-24" />
        {people?.length === 0 && (
          <p role="status" className="mt-4 text-[0.9375rem] text-muted">
            You are the only person here so far.
          </p>
        )}
        {people && people.length > 0 && (
          <ul aria-label="People" className="mt-3 divide-y divide-line">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} onChanged={refetch} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Add a person" level={2}>
        {people && people.length >= personLimits.people ? (
          <p className="text-[0.9375rem] text-muted">
            There can be {personLimits.people} people at most. Remove one first.
          </p>
        ) : (
          <AddPersonForm onAdded={refetch} />
        )}
      </Card>
    </div>
  );
}
