// Erases a shopper's personal data: `npm run erase-shopper -w functions`, which asks for the e-mail address or the
// uid, so that it stands in no shell's history. -- --uid <uid> or --email <address> and --yes ask nothing.
// GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { eraseShopper, findTraces, type ShopperName } from '../use-cases/orders/erase-shopper.ts';
import { projectName, runCommand, say } from './command.ts';

/** Asks at the terminal, one question after the other. */
class Questions {
  readonly #terminal = createInterface({ input: process.stdin, output: process.stderr });
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /** The answer; '' when there is none. @throws CannotProceed without a terminal */
  async ask(question: string): Promise<string> {
    if (!process.stdin.isTTY)
      throw new CannotProceed('Say --uid or --email, and --yes, where there is no terminal.');
    this.#terminal.setPrompt(question);
    this.#terminal.prompt();
    const line = await this.#lines.next();
    return line.done ? '' : line.value.trim();
  }

  end(): void {
    this.#terminal.close();
  }
}

async function shopperName(
  uid: string | undefined,
  email: string | undefined,
  questions: Questions,
): Promise<ShopperName> {
  if (uid && email) throw new CannotProceed('Say --uid or --email, not both.');
  const name = uid || email || (await questions.ask('E-mail address or uid of the shopper: '));
  if (name === '') throw new CannotProceed('No shopper was named, and nothing was erased.');
  return name.includes('@') ? { email: name } : { uid: name };
}

async function erase(questions: Questions): Promise<void> {
  const { values } = parseArgs({
    options: { uid: { type: 'string' }, email: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const project = projectName();
  const { uids, orders, accounts } = await findTraces(await shopperName(values.uid, values.email, questions));
  if (orders + accounts === 0) return say(`There is nothing of this shopper in ${project}.`);
  const what = `${orders} orders and ${accounts} accounts in ${project}`;
  const isMeant =
    values.yes || (await questions.ask(`Erase the personal data of ${what} for ever? Type yes: `)) === 'yes';
  if (!isMeant) throw new CannotProceed('Nothing was erased.');
  let erased = 0;
  await eraseShopper(uids, (count) => {
    erased += count;
    say(`${erased} of ${orders} orders`);
  });
  say(`Erased the personal data of ${what}. Totals, books and days of the orders stay.`);
}

await runCommand(async () => {
  const questions = new Questions();
  try {
    await erase(questions);
  } finally {
    questions.end();
  }
});
