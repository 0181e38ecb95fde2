import { timeZoneChoices } from '@bookstore/functions/shared/shop/time-zones';
import { useMemo } from 'react';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

const placeName = (zone: string) => zone.replaceAll('_', ' ');

export function TimeZoneField({ name, label, hint, settings: { timeZone: stored } }: ControlProps) {
  // Browsers use other names for some zones: Asia/Calcutta is Asia/Kolkata.
  const choices = useMemo(() => optionsOf([...new Set([stored, ...timeZoneChoices()])], placeName), [stored]);
  return <ChoiceField name={name} label={label} hint={hint} choices={choices} />;
}
