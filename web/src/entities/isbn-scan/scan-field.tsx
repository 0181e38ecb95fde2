import { isbnDigits, isMisprinted } from '@bookstore/functions/shared/book/isbn';
import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { isTyping } from '#components/forms/focus-field.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { ScanPanel } from './scan-panel.tsx';

interface ScanFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** The result of the last scan, for screen readers and for eyes. */
  said: string;
  /** '' when the last scan was fine. */
  problem: string;
  /** Called with each typed or scanned text; `isKnown`: a book of the shop has it, whatever its check digit. */
  onScan: (text: string, isKnown: boolean) => void;
}

/** For ISBNs printed with a wrong check digit; false when the shop does not answer. */
async function isOfShop(text: string): Promise<boolean> {
  try {
    const isbns = [isbnDigits(text)];
    const [scanned] = await callAdminApi('GET /api/stock/scanned', { query: { isbns } });
    return scanned?.book !== undefined;
  } catch (error) {
    console.warn('The ISBN was not looked up:', error);
    return false;
  }
}

/**
 * Takes one ISBN after another: the field is emptied and keeps the focus, since scanners end a number with Enter. With
 * the camera, a barcode counts when it appears in the picture.
 */
export function ScanField({ input, said, problem, onScan }: ScanFieldProps) {
  const id = useId();
  const [isScanning, setScanning] = useState(false);
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (matchMedia('(pointer: fine)').matches && !isTyping()) input.current?.focus();
  }, [input]);

  async function scan(text: string): Promise<void> {
    onScan(text, isMisprinted(text) && (await isOfShop(text)));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    const text = field.value.trim();
    field.value = '';
    field.focus();
    if (text !== '') void scan(text);
  }

  function stop(): void {
    setScanning(false);
    input.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <form noValidate aria-label="Scan" onSubmit={onSubmit}>
        <FieldFrame
          id={id}
          label="ISBN"
          error={problem}
          hint="Scan or type one after the other: Enter adds a copy."
        >
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
            <input
              id={id}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              // Longer than an ISBN, since truncating a scanner's text could make another one of it.
              maxLength={60}
              aria-invalid={problem !== ''}
              aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
              className={`${inputClasses} col-span-2 sm:col-span-1`}
            />
            <Button type="submit" variant="secondary">
              Add
            </Button>
            <Button
              variant="secondary"
              aria-expanded={isScanning}
              onClick={() => (isScanning ? stop() : setScanning(true))}
            >
              Camera
            </Button>
          </div>
        </FieldFrame>
      </form>
      {isScanning && <ScanPanel goesOn onIsbn={(isbn) => void scan(isbn)} onClose={stop} />}
      <p
        role="status"
        className={problem ? 'sr-only' : 'text-[0.9375rem] font-medium wrap-anywhere empty:sr-only'}
      >
        {problem || said}
      </p>
    </div>
  );
}
