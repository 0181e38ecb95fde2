import { Suspense, useId, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { TextField, type TextFieldProps } from './field.tsx';

const CountryNames = lazyComponent(async () => (await import('./country-names.tsx')).CountryNames);

/** A box for a country that proposes names as one types, and takes whatever a browser fills in. */
export function CountryField(props: TextFieldProps) {
  const id = useId();
  const { locale } = useShop();
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <TextField {...props} list={id} onFocus={() => setUsed(true)} />
      <Suspense>{isUsed && <CountryNames id={id} locale={locale} />}</Suspense>
    </>
  );
}
