/** Says to the browser's password manager, and to no reader, to which account the passwords of a form belong. */
export function AccountName({ value }: { value: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={value} />;
}
