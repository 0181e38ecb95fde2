// `npm run setup`: sets up a shop in a Firebase project, from nothing to the first deploy. May be interrupted and run
// again at any time. `-- --dry-run` prints what it would do and changes nothing.
import { parseArgs } from 'node:util';
import { hashPassword } from '../auth/password.ts';
import { readShopAddress } from '../deploy/web-configuration.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import {
  answersFile,
  askAnswers,
  askSecrets,
  inWords,
  readAnswers,
  sampleAnswers,
} from '../setup/answers.ts';
import { goOn } from '../setup/questions.ts';
import { realTools } from '../setup/real-tools.ts';
import { setUp } from '../setup/set-up.ts';
import { type Answers, type Shop, secretNames } from '../setup/shop.ts';
import { hasSecret } from '../setup/step-kinds.ts';
import { steps } from '../setup/steps.ts';
import { askInTerminal } from '../setup/terminal.ts';
import { dryRun, ToolFailed } from '../setup/tools.ts';
import { runCommand, say } from './command.ts';

const unknown = { username: '', passwordHash: '', smtpUrl: '', stripeKey: 'off', voucherKey: '' };

function shopOf(answers: Answers, isDry: boolean): Shop {
  const real = realTools(answers.project);
  const address = readShopAddress({ VITE_FIREBASE_PROJECT_ID: answers.project });
  const registerEvents = async (stripeKey: string) => {
    const events = `${address}/api/payments/events`;
    if (isDry) {
      say(`  POST https://api.stripe.com/v1/webhook_endpoints url=${events}`);
      return 'whsec_…';
    }
    const { registerWebhook } = await import('../payment/stripe/stripe-provider.ts');
    return registerWebhook(stripeKey, events);
  };
  // A dry run also shows the steps for online payments.
  const secrets = isDry ? { ...unknown, stripeKey: 'sk_live_…' } : unknown;
  return { answers, secrets, address, tools: isDry ? dryRun(real) : real, registerEvents };
}

/** Asks for the missing secrets; for all of them while the project cannot be read. */
async function withSecrets(shop: Shop): Promise<Shop> {
  const isStored = await Promise.all(secretNames.map((name) => hasSecret(shop, name).catch(() => false)));
  const stored = secretNames.filter((_, index) => isStored[index]);
  return { ...shop, secrets: await askSecrets(askInTerminal, stored, hashPassword) };
}

async function askedShop(isDry: boolean): Promise<Shop> {
  const { readFile, writeFile } = realTools('');
  const answers = await askAnswers(askInTerminal, readAnswers(readFile(answersFile)));
  const shop = shopOf(answers, isDry);
  if (isDry) return shop;
  const whole = await withSecrets(shop);
  say(`\n${inWords(answers)}\n\nThis takes about twenty minutes, most of them in the first deploy.`);
  if ((await askInTerminal(goOn)) !== 'yes') throw new CannotProceed('Nothing was done.');
  writeFile(answersFile, `${JSON.stringify(answers, null, 2)}\n`);
  return whole;
}

await runCommand(async () => {
  const { 'dry-run': isDry = false } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values;
  const hasTerminal = process.stdin.isTTY === true;
  if (!hasTerminal && !isDry) throw new CannotProceed('Setup asks questions: run it in a terminal.');
  const shop = hasTerminal ? await askedShop(isDry) : shopOf(sampleAnswers, isDry);
  try {
    await setUp(steps, shop);
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    throw new CannotProceed(
      `${error.message}\n\nPut that right, and run \`npm run setup\` again: it goes on here.`,
    );
  }
  if (isDry) return say('\nNothing was changed.');
  say(
    `\nThe shop is open: ${shop.address}\nIts dashboard: ${shop.address}/admin\nChanges go there with \`npm run deploy\`.`,
  );
});
