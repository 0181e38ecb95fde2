/** An e-mail address that, when it is too long for its line, breaks before the @ rather than within a word. */
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
