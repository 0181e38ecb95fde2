import { createInterface } from 'node:readline';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import {
  type FoundShopper,
  findShoppers,
  isCertain,
  type ShopperName,
} from '../use-cases/shoppers/find-shoppers.ts';
import { say } from './command.ts';

/** Command-line options that identify a shopper. */
export const shopperOptions = {
  uid: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

interface ShopperValues {
  uid?: string | undefined;
  email?: string | undefined;
  yes?: boolean | undefined;
}

/** @returns '' for no answer @throws CannotProceed without a terminal */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CannotProceed('Say --uid or --email, and --yes, where there is no terminal.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    terminal.setPrompt(question);
    terminal.prompt();
    const line = await terminal[Symbol.asyncIterator]().next();
    return line.done ? '' : line.value.trim();
  } finally {
    terminal.close();
  }
}

/** @throws CannotProceed */
export async function shopperName({ uid, email }: ShopperValues): Promise<ShopperName> {
  if (uid && email) throw new CannotProceed('Say --uid or --email, not both.');
  const name = uid || email || (await ask('E-mail address or uid of the shopper: '));
  if (name === '') throw new CannotProceed('No shopper was named, and nothing was done.');
  return name.includes('@') ? { email: name } : { uid: name };
}

const distinct = (texts: readonly (string | undefined)[]) => [...new Set(texts)].filter(Boolean).join(', ');

function shownShopper({ uid, account, orders }: FoundShopper): string {
  return [
    `Shopper ${uid}${account ? '' : ', whose account is gone'}`,
    `  names: ${distinct([account?.name, ...orders.map(({ name }) => name)])}`,
    `  addresses: ${distinct([account?.email, ...orders.map(({ email }) => email)])}`,
    `  ${orders.length} orders: ${distinct(orders.map(({ number }) => number))}`,
  ].join('\n');
}

/**
 * Unless told --yes, shows the shopper and asks for confirmation.
 * @param name by `shopperName`
 * @param question what is to be done with them
 * @returns undefined when there is no data of them
 * @throws CannotProceed when several shoppers have the address, or the answer is not yes
 */
export async function namedShopper(
  name: ShopperName,
  values: ShopperValues,
  question: string,
): Promise<FoundShopper | undefined> {
  const shoppers = await findShoppers(name);
  const [shopper, ...others] = shoppers;
  if (!shopper) return undefined;
  if (others.length > 0 || (values.yes && !isCertain(shopper, name))) {
    throw new CannotProceed(
      `The orders with this address may be of several shoppers. Say --uid:\n${shoppers.map(shownShopper).join('\n')}`,
    );
  }
  if (values.yes) return shopper;
  say(shownShopper(shopper));
  if ((await ask(`${question} Type yes: `)) !== 'yes') throw new CannotProceed('Nothing was done.');
  return shopper;
}
