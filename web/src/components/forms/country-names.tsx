import { countryNames } from '@bookstore/functions/shared/delivery/countries';

interface CountryNamesProps {
  id: string;
  locale: string;
}

/** What a box for a country proposes, in the language of the shop; each is found by its English name and its code, too. */
export function CountryNames({ id, locale }: CountryNamesProps) {
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
