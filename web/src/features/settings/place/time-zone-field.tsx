import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { timeZoneChoices, usualTimeZone } from '@bookstore/functions/shared/shop/time-zones';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

const placeName = (zone: string) => zone.replaceAll('_', ' ');

/** The shop's time zone, with that of its country to be taken over. */
export function TimeZoneField({ name, label, hint, settings: { timeZone: stored } }: ControlProps) {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const { country = '', timeZone = '' } = values;
  // Browsers name some zones otherwise: Asia/Calcutta is Asia/Kolkata.
  const choices = useMemo(() => optionsOf([...new Set([stored, ...timeZoneChoices()])], placeName), [stored]);
  const usual = usualTimeZone(country);
  return (
    <>
      <ChoiceField {...{ name, label, hint, choices }} />
      {usual && usual !== timeZone && (
        <Button
          variant="secondary"
          onClick={() => void setFieldValue(name, usual)}
          className="justify-self-start"
        >
          {t('Use {zone}', { zone: placeName(usual) })}
        </Button>
      )}
    </>
  );
}
