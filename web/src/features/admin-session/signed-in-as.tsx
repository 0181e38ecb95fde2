import { useSignedInAs } from '#entities/session/admin-role.ts';

/** Who is signed in, beside the fixed name and photo of the header. */
export function SignedInAs() {
  return (
    <p className="text-sm leading-tight text-muted">
      Signed in as <strong className="block font-medium text-ink wrap-anywhere">{useSignedInAs()}</strong>
    </p>
  );
}
