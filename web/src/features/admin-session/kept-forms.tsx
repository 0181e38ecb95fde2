import { type PropsWithChildren, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { KeptFormContext } from '#components/forms/kept-form-context.ts';
import { KeeperContext } from '#components/forms/kept-typing.ts';
import { KeptForm } from '#components/forms/use-kept-typing.ts';
import { adminPerson } from '#entities/session/admin-token.ts';

export function KeptForms({ children }: PropsWithChildren) {
  const { pathname: path, search } = useLocation();
  const person = adminPerson();
  const keeper = useMemo(
    () => (person === null ? undefined : { person, path, search, isOver: () => adminPerson() !== person }),
    [person, path, search],
  );
  return (
    <KeptFormContext value={KeptForm}>
      <KeeperContext value={keeper}>{children}</KeeperContext>
    </KeptFormContext>
  );
}
