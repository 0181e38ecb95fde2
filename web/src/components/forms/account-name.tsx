/** Tells the password manager, but no reader, which account the passwords belong to. */
export function AccountName({ value }: { value: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={value} />;
}
