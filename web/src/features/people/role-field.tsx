import { capabilities, givenRoles, type Role, roles } from '@bookstore/functions/shared/people/roles';
import { useField } from 'formik';
import { useId } from 'react';

/** Beyond seeing the figures, which every role may. */
export function describeRole(role: Role): string {
  const own = roles[role].may.filter((capability) => capability !== 'admin');
  return own.map((capability) => capabilities[capability]).join('. ');
}

export function RoleField({ name }: { name: string }) {
  const id = useId();
  const [input, { touched, error }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return (
    <fieldset data-field aria-describedby={problem && `${id}-problem`} className="scroll-mt-20">
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      <div className="@container">
        <div className="grid gap-2 @md:grid-cols-2">
          {givenRoles.map((role) => (
            <label
              key={role}
              className="flex min-h-11 cursor-pointer @md:last:odd:col-span-2 items-start gap-3 rounded-lg border border-line-strong/60 px-3.5 py-2.5 has-checked:border-accent has-checked:bg-sunken"
            >
              <input
                {...input}
                type="radio"
                value={role}
                checked={input.value === role}
                aria-invalid={Boolean(problem)}
                aria-label={roles[role].label}
                aria-description={describeRole(role)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-medium">{roles[role].label}</span>
                <span className="block text-sm text-muted">{describeRole(role)}</span>
              </span>
            </label>
          ))}
        </div>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm failure-note">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
