import { rich } from '#components/labels/rich.ts';
import { useSignedInAs } from '#entities/session/admin-role.ts';

export function SignedInAs() {
  return (
    <p className="text-sm leading-tight text-muted">
      {rich('Signed in as {name}', {
        name: <strong className="block font-medium text-ink wrap-anywhere">{useSignedInAs()}</strong>,
      })}
    </p>
  );
}
