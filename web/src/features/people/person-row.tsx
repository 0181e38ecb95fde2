import {
  type Person,
  type PersonEdit,
  personEditSchema,
  personLimits,
} from '@bookstore/functions/shared/people/person';
import { roles } from '@bookstore/functions/shared/people/roles';
import { t } from '@bookstore/functions/shared/words/words';
import { AccountName } from '#components/forms/account-name.tsx';
import { Button } from '#components/forms/button.tsx';
import { CheckField } from '#components/forms/check-field.tsx';
import { PasswordField } from '#components/forms/field.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { useFold } from '#components/forms/use-kept-typing.ts';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { describeRole, RoleField } from './role-field.tsx';

function changePerson(id: string, edit: PersonEdit): Promise<Person> {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== ''));
  return callAdminApi('PUT /api/people/:id', { params: { id }, body: personEditSchema.cast(given) });
}

interface PersonRowProps {
  person: Person;
  onChanged: () => unknown;
}

export function PersonRow({ person, onChanged }: PersonRowProps) {
  const { id, name, role, disabled, createdAt } = person;
  const [isOpen, setOpen] = useFold(t('Change {name}', { name }));
  return (
    <li className="py-3">
      <div className="flex items-center gap-3 max-[20rem]:flex-wrap sm:gap-4">
        <span
          aria-hidden="true"
          className={`grid size-10 shrink-0 place-items-center rounded-full bg-sunken font-display text-lg outline -outline-offset-1 outline-line ${disabled ? 'text-muted' : 'text-accent'}`}
        >
          {name.slice(0, 1).toUpperCase()}
        </span>
        <div className="min-w-0 flex-1 max-[20rem]:basis-24">
          <p className="font-medium wrap-anywhere">
            {name}
            {disabled && (
              <span className="ms-2 inline-block rounded-full border border-dashed border-line-strong px-2.5 text-sm font-normal text-muted">
                may not sign in
              </span>
            )}
          </p>
          <p className="text-sm text-muted">
            {rich('{role} · since {day}', {
              role: roles[role].label,
              day: <TimeLabel instant={createdAt} />,
            })}
          </p>
        </div>
        <p aria-hidden="true" className="w-64 shrink-0 text-sm text-muted not-xl:hidden">
          {describeRole(role)}
        </p>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={`person-${id}`}
          aria-label={t('Change {name}', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
      </div>
      <div id={`person-${id}`} hidden={!isOpen}>
        {isOpen && <PersonForm person={person} onChanged={onChanged} onSaved={() => setOpen(false)} />}
      </div>
    </li>
  );
}

function PersonForm({ person, onChanged, onSaved }: PersonRowProps & { onSaved: () => void }) {
  const { id, name, role, disabled } = person;
  const { problem, run } = useCommand('form');

  const remove = () =>
    run({
      ask: [
        t('Remove {name}?', { name }),
        t('They are signed out at once and cannot sign in again. The history keeps what they have done.'),
        t('Remove'),
        t('Keep'),
      ],
      send: () => callAdminApi('DELETE /api/people/:id', { params: { id } }),
      failed: t('{name} was not removed', { name }),
      done: t('{name} was removed', { name }),
      onEnd: onChanged,
    });

  return (
    <DeskForm
      aria-label={t('Change {name}', { name })}
      className="mt-3 grid grid-cols-1 gap-5 rounded-lg bg-sunken p-4"
      first={{ role, password: '', disabled }}
      schema={personEditSchema}
      command={(edit) => ({
        send: () => changePerson(id, edit),
        failed: t('{name} was not changed', { name }),
        done: t('{name} was changed', { name }),
        onDone: onSaved,
        onEnd: onChanged,
      })}
    >
      <RoleField name="role" />
      <AccountName value={name} />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={t('Empty: it stays. Otherwise at least {least} characters.', {
          least: personLimits.password.min,
        })}
      />
      <CheckField name="disabled" label="May not sign in for now" />
      <p className="text-sm wrap-anywhere text-muted">
        {t('Saving a change signs {name} out everywhere.', { name })}
      </p>
      <FormProblem />
      <ProblemNote text={problem} className="text-sm" />
      <div className="flex justify-between gap-3">
        <SendButton>Save</SendButton>
        <Button
          variant="quiet"
          aria-label={t('Remove {title}', { title: name })}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
    </DeskForm>
  );
}
