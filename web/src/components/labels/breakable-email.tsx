/** Breaks a long address before the @ rather than within a word. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
    </span>
  );
}
