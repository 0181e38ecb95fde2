import type { SchemaFieldDescription } from 'yup';
import { countryName } from '../delivery/countries.ts';
import type { DeliveryArea } from '../delivery/delivery-setting.ts';
import { rangesText } from '../delivery/zip-codes.ts';
import type { Genre } from '../genre/genres.ts';
import { itemOf, partsOf } from '../shop/section.ts';
import { type Settings, settingsEditSchema } from '../shop/settings.ts';
import { taxClasses, taxClassNames } from '../tax/tax-classes.ts';
import { percentText } from '../tax/tax-words.ts';
import { isObject } from '../values/stored-fields.ts';
import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { AuditState, AuditValue } from './audit.ts';
import { textsOf } from './audit-difference.ts';

function genreWords({ slug, name, text, isHidden, isChoice }: Genre): string {
  return [
    name,
    `(${slug})`,
    ...(text ? [`“${text}”`] : []),
    ...(isHidden ? [t('hidden')] : []),
    ...(isChoice ? [] : [t('not in the choice')]),
  ].join(' ');
}

/** 'Alps: Austria, Switzerland; from 0: 4, from 40: 0' */
function areaWords({ name, countries, zips, by, steps, freeFrom }: DeliveryArea): string {
  return [
    `${name}: ${countries.map(countryName).join(', ') || t('every country')}`,
    ...(zips.length > 0 ? [rangesText(zips)] : []),
    steps
      .map(({ from, cost }) => t('from {from}: {cost}', { from: by === 'weight' ? `${from} g` : from, cost }))
      .join(', '),
    ...(freeFrom === undefined ? [] : [t('free from {amount}', { amount: freeFrom })]),
  ].join('; ');
}

/** Translates labels made when the module loaded, since the functions set the language later. */
type Said = (label: string) => string;

function valueWords(value: unknown, field: SchemaFieldDescription | undefined, said: Said): string {
  if (typeof value === 'boolean') return value ? t('On') : t('Off');
  if (isObject(value)) return Object.values(value).filter(Boolean).join(' ');
  const text = String(value).replaceAll('\n', ', ');
  const label = field && 'meta' in field && field.meta?.choice?.labelOf(text);
  return label ? said(label) : text;
}

/** Empty parts are left out. */
function linesOf(values: object, field: SchemaFieldDescription | undefined, said: Said): string[] {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(partsOf(field)).flatMap(([name, part]) => {
    const value = given.get(name);
    if (value === '' || value === undefined) return [];
    const one = itemOf(part) ?? part;
    const label = said(('label' in one && one.label) || name);
    return (Array.isArray(value) ? value : [value]).map((item) => `${label}: ${valueWords(item, one, said)}`);
  });
}

const { fields } = settingsEditSchema.describe();

function stateOf(name: string, value: unknown, said: Said): AuditValue {
  if (Array.isArray(value)) return value.map((item) => valueWords(item, fields[name], said));
  return isObject(value) ? linesOf(value, fields[name], said) : isPlain(value) ? value : '';
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function textsState(translations: Settings['translations'], said: Said): AuditState {
  const states = keysOf(translations).map((language) => {
    const lines = Object.entries(translations[language] ?? {}).map(([name, value]) => {
      const field = fields[name];
      const label = said((field && 'label' in field && field.label) || name);
      return `${label}: ${[stateOf(name, value, said)].flat().join('; ')}`;
    });
    return [textsOf(language), lines] as const;
  });
  return Object.fromEntries(states);
}

export function settingsState(settings: Settings, said: Said = (label) => label): AuditState {
  const { genres, news, translations, ...others } = settings;
  const { delivery, tax, invoices } = others;
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, stateOf(name, value, said)])),
    genres: genres.map(genreWords),
    ...textsState(translations, said),
    delivery: [
      ...delivery.areas.map(areaWords),
      ...linesOf({ ...delivery, areas: undefined }, fields.delivery, said),
    ],
    tax: [
      ...linesOf({ ...tax, rates: undefined }, fields.tax, said),
      ...taxClassNames.flatMap((name) =>
        tax.rates[name].map(
          ({ from, basisPoints }) =>
            `${said(taxClasses[name].label)}: ${t('{rate} from {day}', { rate: percentText(basisPoints), day: from })}`,
        ),
      ),
    ],
    invoices: [
      ...linesOf({ ...invoices, accounts: undefined }, fields.invoices, said),
      ...invoices.accounts.map(({ basisPoints, account }) =>
        t('Account of {rate}: {account}', { rate: percentText(basisPoints), account }),
      ),
    ],
    ...Object.fromEntries(
      news.map((item, index) => [`news${index + 1}`, Object.values(item).filter(Boolean).join('\n')]),
    ),
  };
}
