// `npm run hash-password -w functions`: makes the value of the secret ADMIN_PASSWORD_HASH. The password is typed
// without echo, or piped in as one line; it is never part of a command.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../auth/password.ts';

const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });

async function askPassword(): Promise<string> {
  const terminal = createInterface({
    input: process.stdin,
    output: unseen,
    terminal: process.stdin.isTTY === true,
  });
  process.stderr.write('Password: ');
  try {
    for await (const line of terminal) return line;
    return '';
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

const password = await askPassword();
if (password.length < 12 || password.length > 200) {
  process.stderr.write('The password must have 12 to 200 characters.\n');
  process.exitCode = 1;
} else {
  process.stdout.write(`${await hashPassword(password)}\n`);
}
