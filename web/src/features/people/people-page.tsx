import { personLimits } from '@bookstore/functions/shared/people/person';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { PersonRow } from './person-row.tsx';

const card = 'rounded-card border border-line bg-surface p-4 sm:p-6';

/** The people of the dashboard: the owner adds, changes and removes them. */
export function PeoplePage() {
  const query = useAdminQuery('GET /api/people', {});
  const { data: people, refetch } = query;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <section aria-labelledby="people-title" className={card}>
        <h2 id="people-title" className="text-xl">
          People
        </h2>
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
      </section>
      <section aria-labelledby="add-person-title" className={card}>
        <h2 id="add-person-title" className="mb-4 text-xl">
          Add a person
        </h2>
        {people && people.length >= personLimits.people ? (
          <p className="text-[0.9375rem] text-muted">
            There can be {personLimits.people} people at most. Remove one first.
          </p>
        ) : (
          <AddPersonForm onAdded={refetch} />
        )}
      </section>
    </div>
  );
}
