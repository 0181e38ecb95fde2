import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { TextField, type TextFieldProps } from './field.tsx';

const CountryNames = lazyComponent(async () => (await import('./country-names.tsx')).CountryNames);

/**
 * Proposes names on typing, and accepts what a browser fills in. Names are loaded when the form is first used, and
 * attached between two texts: WebKit loses a key pressed at that moment.
 */
export function CountryField(props: TextFieldProps) {
  const id = useId();
  const { locale } = useShop();
  const box = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isJoined, setJoined] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    const form = box.current?.form;
    form?.addEventListener('focusin', use, { once: true });
    return () => form?.removeEventListener('focusin', use);
  }, []);

  function onLoaded(): void {
    setLoaded(true);
    if (document.activeElement !== box.current || box.current?.value === '') setJoined(true);
  }

  return (
    <>
      <TextField
        {...props}
        ref={box}
        list={isJoined ? id : undefined}
        onFocus={() => setUsed(true)}
        onBlur={() => setJoined(isLoaded)}
      />
      <Suspense>{isUsed && <CountryNames id={id} locale={locale} onLoaded={onLoaded} />}</Suspense>
    </>
  );
}
