/** Tells the browser's password manager, but no reader, to which account a form's passwords belong. */
export function AccountName({ value }: { value: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={value} />;
}
