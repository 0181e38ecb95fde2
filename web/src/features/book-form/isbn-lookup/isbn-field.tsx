import { bookLimits } from '@bookstore/functions/shared/book/book';
import { isMisprinted } from '@bookstore/functions/shared/book/isbn';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { rich } from '#components/labels/rich.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { isbnConfirmed } from '#entities/book/printed-isbn.ts';
import { ScanPanel } from '#entities/isbn-scan/scan-panel.tsx';
import type { FormValues } from '#lib/form-values.ts';
import { filledIn } from './isbn-lookup-words.ts';
import { withProposal } from './proposal.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import { useIsbnLookup } from './use-isbn-lookup.ts';

/** Fields that a lookup may leave empty: the first empty one gets the focus. */
const fieldsAfterLookup = ['title', 'description', 'category', 'oldPrice', 'newPrice'];

/** Scanners that act as a keyboard end a number with Enter. */
export function IsbnField({ onFilled }: { onFilled: () => void }) {
  const { values, setValues, setFieldValue } = useFormikContext<FormValues>();
  const { id, error, control } = useFormField('isbn');
  const { isAsking, said, inShop, proposed, lookUp, clear } = useIsbnLookup();
  const isConfirmed = values[isbnConfirmed] === true;
  const { services } = useShop();
  const [isScanning, setScanning] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter would send the form half filled in.
    event.preventDefault();
    if (services.isbnLookup) void lookUp(control.value);
  }

  function stopScanning(): void {
    setScanning(false);
    input.current?.focus();
  }

  function onIsbn(isbn: string): void {
    stopScanning();
    void setFieldValue('isbn', isbn);
    if (services.isbnLookup) void lookUp(isbn);
  }

  function use(replaced: ReadonlySet<string>): void {
    const next = withProposal(values, proposed, replaced);
    const kept = proposed.filter(({ name }) => next[name] === values[name]);
    void setValues(next);
    clear(
      filledIn(
        proposed.length - kept.length,
        kept.map(({ label }) => label),
      ),
    );
    onFilled();
    const empty = fieldsAfterLookup.find((name) => next[name] === '');
    const field = empty === undefined ? null : input.current?.form?.elements.namedItem(empty);
    (field instanceof HTMLElement ? field : input.current)?.focus();
  }

  return (
    <div className="grid gap-3">
      <FieldFrame id={id} label="ISBN" error={error}>
        <div className="grid gap-3 grid-cols-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            maxLength={bookLimits.isbn}
            placeholder="978-0-14-143958-7"
            onChange={(event) => {
              control.onChange(event);
              if (isConfirmed) void setFieldValue(isbnConfirmed, false);
              clear();
            }}
            onKeyDown={onKeyDown}
            className={`${inputClasses} col-span-2 sm:col-span-1`}
          />
          {services.isbnLookup && (
            <Button variant="secondary" busy={isAsking} onClick={() => void lookUp(control.value)}>
              {isAsking ? t('Looking..') : t('Fill in')}
            </Button>
          )}
          <Button
            variant="secondary"
            aria-expanded={isScanning}
            onClick={() => {
              clear();
              setScanning(!isScanning);
            }}
          >
            Scan
          </Button>
        </div>
      </FieldFrame>
      {isMisprinted(control.value) && (error || isConfirmed) && (
        <label className="flex min-h-11 w-fit items-center gap-3 text-[0.9375rem]">
          <input
            type="checkbox"
            checked={isConfirmed}
            className="size-5"
            onChange={({ target: { checked } }) => void setFieldValue(isbnConfirmed, checked)}
          />
          <span>It is printed like this in the book</span>
        </label>
      )}
      {isScanning && <ScanPanel onIsbn={onIsbn} onClose={stopScanning} />}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {inShop && (
          <>
            {rich('The shop has a book with this ISBN: {book}.', {
              book: (
                <Link to={dashboardPaths.editBook(inShop.id)} className="text-accent underline">
                  {inShop.title}
                </Link>
              ),
            })}{' '}
          </>
        )}
        {said}
      </p>
      {proposed.length > 0 && (
        <ProposalPanel
          proposed={proposed}
          asked={input}
          onUse={use}
          onClose={() => {
            clear();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
