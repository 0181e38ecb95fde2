import { countryName } from '@bookstore/functions/shared/delivery/countries';
import { proposalsFor } from '@bookstore/functions/shared/shop/country-proposals';
import { isInEuropeanArea } from '@bookstore/functions/shared/shop/european-area';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { allSections } from '@bookstore/functions/shared/shop/settings-groups';
import { shopTexts } from '@bookstore/functions/shared/shop/shop-texts';
import { taxNameOf } from '@bookstore/functions/shared/tax/tax-presets';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { listOf } from '@bookstore/functions/shared/words/list-of';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { leastDelivery } from './areas/delivery-law.tsx';
import type { SectionProps } from './frame/use-section.ts';
import { confirmCurrency, OrdersUnderWay } from './money-examples.tsx';

function wordsOf(edit: SettingsEdit, country: string, locale: string): [label: string, text: string] {
  const { tax, carriers, delivery } = edit;
  const [[name, value] = ['', '']] = Object.entries(edit);
  const section = allSections.find(({ fields }) => name in fields);
  const { label = '', meta } = section?.fields[name]?.spec ?? {};
  if (tax) {
    const percent = (tax.rates?.books?.at(-1)?.basisPoints ?? 0) / 100;
    const words = { tax: taxNameOf(country), percent: percent.toLocaleString(buildLanguage) };
    return [label, t('{tax} within the prices, {percent} % of books', words)];
  }
  if (carriers) return [label, listOf(carriers.map((one) => one.name))];
  if (delivery) return [label, leastDelivery(country, locale)];
  if (value === true) return [section?.title ?? '', label];
  return [label, meta?.choice?.labelOf(String(value)) ?? String(value).replaceAll('_', ' ')];
}

type Props = Pick<SectionProps, 'settings' | 'onSaved'>;

/** Usual settings of the chosen country on one page: the owner applies those that stay ticked. */
export function CountryProposals({ settings, onSaved }: Props) {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const { country = '' } = values;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { busy, run } = useCommand();
  const proposals = proposalsFor(country, settings);
  const rows = proposals.map((edit) => {
    const [label, text] = wordsOf(edit, country, settings.locale);
    return { edit, label, text, isTaken: !refused.includes(label) };
  });
  const taken = rows.filter(({ isTaken }) => isTaken);

  async function takeOver() {
    let body: SettingsEdit = { country };
    for (const { edit } of taken) body = { ...body, ...edit };
    const { currency, locale } = settings;
    if (!(await confirmCurrency({ currency, locale, ...body }, settings))) return;
    await run({
      send: () =>
        callAdminApi('PUT /api/settings', { body, headers: { 'If-Match': `"${settings.version}"` } }),
      failed: t('The settings were not changed'),
      done: t('Settings saved'),
      onDone: async (saved) => {
        await setFieldValue('timeZone', saved.timeZone);
        onSaved(saved);
      },
    });
  }

  return (
    <>
      {rows.length > 0 && (
        <fieldset className="border-t border-line pt-4">
          <legend className="pe-3 font-medium">
            {t('What is usual here: {country}', { country: countryName(country) })}
          </legend>
          <p className="text-[0.9375rem] text-muted">
            Untick what you do not want. It is where you begin, not advice: each stands in its own section,
            too.
          </p>
          {rows.map(({ label, text, isTaken }) => (
            <label key={label} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={isTaken}
                onChange={() =>
                  setRefused(isTaken ? [...refused, label] : refused.filter((one) => one !== label))
                }
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {rich('{label}: {value}', {
                  label: <span className="font-medium">{label}</span>,
                  value: text,
                })}
              </span>
            </label>
          ))}
          {taken.some(({ edit }) => edit.currency) && <OrdersUnderWay />}
          <Button
            busy={busy}
            variant="secondary"
            aria-disabled={taken.length === 0}
            onClick={() => taken.length > 0 && void takeOver()}
            className="mt-2"
          >
            Take these over
          </Button>
        </fieldset>
      )}
      {isInEuropeanArea(country) && <LawTexts settings={settings} />}
    </>
  );
}

function LawTexts({ settings }: Pick<Props, 'settings'>) {
  const missing = (['imprint', 'withdrawal', 'terms', 'privacy'] as const).filter(
    (name) => !settings[shopTexts[name].setting],
  );
  if (missing.length === 0) return null;
  const slugs = {
    imprint: 'imprint',
    withdrawal: 'right-of-withdrawal',
    terms: 'terms-of-service',
    privacy: 'privacy-policy',
  };
  return (
    <div>
      <p className="text-[0.9375rem] text-muted">
        The law asks for these pages, each with a sample to begin with:
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((name) => (
          <li key={name}>
            <Link
              to={dashboardPaths.settingsSection(slugs[name])}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {shopTexts[name].title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
