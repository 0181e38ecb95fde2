import { ValidationError } from 'yup';
import { readCover } from '../../covers/cover-store.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { createQueue } from '../../platform/queue.ts';
import { saidProblem } from '../../platform/words/said-problem.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { deliverySchema } from '../../shared/delivery/delivery-schema.ts';
import { readMarkdown } from '../../shared/shop/markdown-text.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Settings, SettingsEdit } from '../../shared/shop/settings.ts';
import { type PictureKind, pictureSize } from '../../shared/shop/shop-picture.ts';
import { sampleNote, shopTexts, type TextName, textNames } from '../../shared/shop/shop-texts.ts';
import { classWithoutRate } from '../../shared/shop/tax-setting.ts';
import { taxClasses } from '../../shared/tax/tax-classes.ts';
import { t } from '../../shared/words/words.ts';

/** The shop is legally bound by what it publishes, so no samples. @throws InvalidArgument */
export function checkTexts({ translations = {}, ...edit }: SettingsEdit): void {
  for (const texts of [edit, ...Object.values(translations)])
    for (const name of textNames) checkText(name, texts?.[shopTexts[name].setting] ?? '');
}

/**
 * Words in brackets that are not a link, and names such as 'Musterstraße', but not 'Muster-Widerrufsformular', the
 * law's own term.
 */
const notFilledIn = /\[[^[\]\n]{2,}\](?!\()|\bMuster(?:mann|frau|firma|stadt|str|(?![\p{Ll}-]))/u;

function checkText(name: TextName, text: string): void {
  const { setting, title: english } = shopTexts[name];
  const title = saidInShop(english);
  const link = readMarkdown(text).badLinks[0]?.slice(0, 80);
  if (link !== undefined) {
    throw new WrongValue(setting, () =>
      t('{title} links to “{link}”: links begin with / for a page of the shop, https:// or mailto:', {
        title,
        link,
      }),
    );
  }
  const note = [sampleNote, saidInShop(sampleNote)].find((one) => text.includes(one));
  const open = (note ?? notFilledIn.exec(text)?.[0])?.slice(0, 80);
  if (name === 'about' || open === undefined) return;
  throw new WrongValue(setting, () =>
    t('{title} is still a sample: fill in or take out “{open}” first', { title, open }),
  );
}

/** One after the other, since a decoded picture takes much memory. */
const decoding = createQueue();

async function checkPicture(kind: PictureKind, name: string, field: string): Promise<void> {
  const bytes = await readCover(name);
  if (!bytes)
    throw new WrongValue(field, () => t('The picture was not uploaded, or it was removed: choose it again'));
  const { pictureOf } = await import('../../covers/picture.ts');
  const picture = await decoding(() => pictureOf(bytes));
  const size = pictureSize(kind, name);
  if (!picture || picture.width !== size?.width || picture.height !== size.height) {
    throw new WrongValue(field, () => t('The file is not a picture, or not of the size that its name says'));
  }
}

/** Each file must exist and have the size in its name. @throws InvalidArgument */
export async function checkPictures({ logo, news = [] }: SettingsEdit): Promise<void> {
  if (logo) await checkPicture('logo', logo, 'logo');
  for (const [index, { picture }] of news.entries())
    if (picture) await checkPicture('news', picture, `news[${index}].picture`);
}

/** The currency limits the decimals of costs. @throws InvalidArgument */
export function checkDelivery({ delivery, currency, locale }: Settings): void {
  const context = { money: moneyOf({ currency, locale }) };
  try {
    deliverySchema.validateSync(delivery, { strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problem = saidProblem(error);
    throw new WrongValue('delivery', () => t('Delivery in {currency}: {problem}', { currency, problem }));
  }
}

/** Each tax needs a rate for today. @throws InvalidArgument */
export function checkTax({ tax }: SettingsEdit, today: string): void {
  const name = tax && classWithoutRate(tax, today);
  if (!name) return;
  const { label } = taxClasses[name];
  const taxed = saidInShop(label);
  throw new WrongValue(`tax.rates.${name}`, () =>
    t('{taxed}: no rate holds today. Let the first one hold from {today} or earlier', { taxed, today }),
  );
}

/** @throws InvalidArgument */
export function checkTaxNumber(edit: SettingsEdit, { tax, invoices, country }: Settings): void {
  if (!invoices.isOn) return;
  if (edit.invoices?.isElectronic && !country) {
    throw new WrongValue('invoices.isElectronic', () =>
      t('Say under “Country and time” where the shop is first'),
    );
  }
  if (edit.invoices?.isElectronic && !invoices.taxNumber) {
    throw new WrongValue('invoices.taxNumber', () => t('E-invoices need the tax number of the seller'));
  }
  if (!tax.isOn || invoices.taxNumber) return;
  if (edit.invoices) {
    throw new WrongValue('invoices.taxNumber', () =>
      t('The shop shows taxes: its invoices need the tax number of the seller'),
    );
  }
  if (edit.tax) {
    throw new WrongValue('tax.isOn', () => t('Give the invoices the tax number of the seller first'));
  }
}
