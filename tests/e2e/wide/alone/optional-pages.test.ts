import { defaultSettings } from '../../../../functions/src/shared/shop/settings.ts';
import { shopAddress } from '../../../emulators/project.ts';
import { heading, narrow, type Visit, visit } from '../../page-checks.ts';
import { callAsAdmin } from '../../shop-data.ts';
import { expect, test } from '../../shop-test.ts';

// Pages that a shop has only if its owner turns them on.

const text = '## Ours\n\nA page of [the shop](/about).\n\n- one\n- another';
const texts = { withdrawalText: text, imprintText: text, accessibilityText: text };
const newsletter = { isOn: true, wording: 'I want news of the shop.' };
const vouchers = { ...defaultSettings.vouchers, isOn: true };
const shelf = { title: 'Winter evenings', slug: 'winter-evenings', text: 'By the stove.', isPublished: true };
const books = [{ bookId: 'kim', note: 'Read it twice.', by: 'Iris' }];
let shelfId: string;

test.use({ viewport: narrow, reducedMotion: 'reduce' });

test.beforeAll(async () => {
  await callAsAdmin('PUT', '/api/settings', { ...texts, newsletter, vouchers, withdrawal: true });
  shelfId = (await callAsAdmin('POST', '/api/shelves', { ...shelf, books })).body.shelf.id;
  // An instance reads the settings again after a second.
  for (const path of ['/newsletter', '/vouchers', '/shelves/winter-evenings'])
    await expect.poll(async () => (await fetch(`${shopAddress}${path}`)).status).toBe(200);
});

test.afterAll(async () => {
  const { withdrawalText, imprintText, accessibilityText, withdrawal, newsletter, vouchers } =
    defaultSettings;
  const before = { withdrawalText, imprintText, accessibilityText, withdrawal, newsletter, vouchers };
  await callAsAdmin('PUT', '/api/settings', before);
  await callAsAdmin('DELETE', `/api/shelves/${shelfId}`);
});

const pages: Visit[] = [
  { path: '/right-of-withdrawal', title: 'Right of withdrawal', sign: heading('Ours') },
  { path: '/imprint', title: 'Imprint', sign: heading('Ours') },
  { path: '/accessibility', title: 'Accessibility', sign: heading('Ours') },
  { path: '/withdraw', title: 'Withdraw from contract', sign: heading('Withdraw from contract') },
  { path: '/newsletter', title: 'Newsletter', sign: heading('Newsletter') },
  { path: '/vouchers', title: 'Gift vouchers', sign: heading('Gift vouchers') },
  { path: '/newsletter?token=made-up', title: 'Newsletter', sign: heading('Confirm your subscription') },
  { path: '/shelves', title: 'Our shelves', sign: (page) => page.getByRole('link', { name: shelf.title }) },
  { path: '/shelves/winter-evenings', title: shelf.title, sign: heading(shelf.title) },
];

test('the pages that a shop may have besides fit every screen and pass axe', async ({ page }) => {
  for (const one of pages) await visit(page, one);
});
