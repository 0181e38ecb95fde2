import { personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { AddPersonForm } from './add-person-form.tsx';
import { PersonRow } from './person-row.tsx';

/** The people of the dashboard: the owner adds, changes and removes them. */
export function PeoplePage() {
  const query = useAdminQuery('GET /api/people', {});
  const { data: people, refetch } = query;
  return (
    <>
      <DeskHead
        title="People"
        hint="They sign in where you do, with their own name and password, and see only what their role includes."
      />
      <div className={deskColumns}>
        <section aria-label="People" className={`${panel} py-1! sm:py-2!`}>
          <Pending query={query} failed="The people could not be loaded." className="my-4" height="h-24" />
          {people?.length === 0 && (
            <NothingHere
              text="You are the only person here so far."
              hint="Add who packs the orders or keeps the catalogue: the history then names who did what."
            >
              {null}
            </NothingHere>
          )}
          {people && people.length > 0 && (
            <ul aria-label="People" className="divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} onChanged={refetch} />
              ))}
            </ul>
          )}
        </section>
        <Card title="Add a person">
          {people && people.length >= personLimits.people ? (
            <p className="text-[0.9375rem] text-muted">
              {t('There can be {most} people at most. Remove one first.', { most: personLimits.people })}
            </p>
          ) : (
            <AddPersonForm onAdded={refetch} />
          )}
        </Card>
      </div>
    </>
  );
}
