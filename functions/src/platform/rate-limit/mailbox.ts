/** Nearly every provider delivers 'name+tag@' to 'name@', and Google ignores dots. */
export function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase().trim()) ?? [];
  if (host === '') return email.toLowerCase().trim();
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
