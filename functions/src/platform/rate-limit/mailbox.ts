/**
 * The mailbox that an address leads to, for counting what is sent there: nearly every provider delivers 'name+tag@' to
 * 'name@', and Google also reads no dots.
 */
export function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase().trim()) ?? [];
  if (host === '') return email.toLowerCase().trim();
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
