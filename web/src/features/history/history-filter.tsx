import { auditKinds, listedKinds } from '@bookstore/functions/shared/audit/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { useNavigate } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { historySearch } from './history-address.ts';
import { usePeopleNames } from './use-people-names.ts';

interface HistoryFilterProps {
  query: AuditQuery;
  /** The names that stand in the list already. */
  named: readonly string[];
}

/** Shows what one person has done, the entries of one kind, or both. */
export function HistoryFilter({ query: { by, kind }, named }: HistoryFilterProps) {
  const navigate = useNavigate();
  const role = useAdminRole();
  const people = usePeopleNames([...named, by ?? '']);
  const show = (chosen: AuditQuery) => void navigate({ search: historySearch({ by, kind, ...chosen }) });
  return (
    <>
      <select
        aria-label="Person"
        value={by ?? ''}
        onChange={({ target }) => show({ by: target.value })}
        className={inputClasses}
      >
        <option value="">All people</option>
        {optionsOf(people, shownName)}
      </select>
      <select
        aria-label="Kind"
        value={kind ?? ''}
        onChange={({ target }) => show({ kind: listedKinds(role).find((name) => name === target.value) })}
        className={inputClasses}
      >
        <option value="">All kinds</option>
        {optionsOf(listedKinds(role), (name) => auditKinds[name].label)}
      </select>
    </>
  );
}
