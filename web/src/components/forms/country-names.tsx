import { countryNames } from '@bookstore/functions/shared/delivery/countries';
import { useEffect, useEffectEvent } from 'react';

interface CountryNamesProps {
  id: string;
  locale: string;
  onLoaded: () => void;
}

/** In the language of the shop; each is matched by its English name and its code, too. */
export function CountryNames({ id, locale, onLoaded }: CountryNamesProps) {
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => loaded(), []);
  return (
    <datalist id={id}>
      {countryNames(locale).map(({ code, name, english }) => (
        <option
          key={code}
          value={name}
          label={[name !== english && english, code].filter(Boolean).join(', ')}
        />
      ))}
    </datalist>
  );
}
