import { storeBook } from '../../api/stored-books.ts';
import { secretsFile } from '../../emulators/secrets.ts';
import { atMost, type Figure } from '../../figures.ts';
import { withoutTriggers } from '../../fixtures/without-triggers.ts';
import { serveFunctionsHere } from '../../reads/functions-here.ts';
import type { Bench } from '../parts.ts';
import { idleMonthUsage } from './idle-month.ts';
import { importUsage, orderUsage } from './orders-and-imports.ts';
import { pageViewUsage } from './page-views.ts';
import { beyondFreeQuotas, costOf, timesUsage, type Usage } from './prices.ts';

const views = 1_000_000;
const orders = 1000;
const importedBooks = 10_000;

/** Its usage in words, so that a price that has changed can be put in by hand. */
function inWords(name: string, usage: Usage): string {
  const parts = Object.entries(usage).filter(([, amount]) => amount > 0);
  const amounts = parts.map(
    ([unit, amount]) => `${unit} ${Number(amount.toPrecision(3)).toLocaleString('en')}`,
  );
  return `  ${name}: ${amounts.join(', ')}`;
}

/** What the shop costs at Google's list prices. */
export async function measureCost({ report }: Bench): Promise<Figure[]> {
  process.loadEnvFile(secretsFile);
  const shop = await serveFunctionsHere();
  try {
    return await withoutTriggers(async () => {
      report('Looking at pages');
      const { behindCdn, withoutCdn } = await pageViewUsage(views, shop);
      report('Placing and delivering an order');
      const order = await orderUsage(shop, await storeBook());
      report('Starting the scheduled functions');
      const idle = await idleMonthUsage();
      report(`Importing ${importedBooks} books`);
      const imported = await importUsage(importedBooks);
      const figure = (name: string, goal: number, usage: Usage) => {
        report(inWords(name, usage));
        return atMost('Cost at list prices, in US dollars', name, costOf(usage), goal);
      };
      return [
        figure('a million page views in a month, behind the CDN', 10, behindCdn),
        figure('… beyond the free quotas', 10, beyondFreeQuotas(behindCdn)),
        figure('a million page views, each past the CDN', 25, withoutCdn),
        figure('a thousand orders, delivered, with their mails', 0.2, timesUsage(orders, order)),
        figure('an import of 10,000 books', 0.1, imported),
        figure('a month in which nothing happens', 1, idle),
      ];
    });
  } finally {
    shop.close();
  }
}
