import { discountLimits } from '@bookstore/functions/shared/order/order-limits';
import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { CopiesBox } from '#entities/isbn-scan/copies-box.tsx';
import { copiesToOrder, type DeskDraft, type DraftLine, draftStore, withLine } from './desk-draft.ts';
import { copyCents, type Quote } from './use-quote.ts';

const change = (line: DraftLine, to: Partial<DraftLine> | undefined) =>
  draftStore.set(withLine(draftStore.get(), line.book._id, to));

/** The day of appearance, or the one promised to the customer. */
function PromisedDay({ line, quote, isCounter }: { line: DraftLine; quote: Quote; isCounter: boolean }) {
  const { specialOrders } = useShop();
  const missing = copiesToOrder(line);
  // The counter sells only copies in stock.
  if (isCounter && missing > 0)
    return (
      <p className="text-sm font-medium text-ochre-ink">
        {t('{copies} in stock', { copies: countedCopies(line.copies - missing) })}
      </p>
    );
  const { appearsOn = '' } = line.book;
  if (appearsOn > quote.today)
    return (
      <p className="text-sm text-ochre-ink">
        {rich('Pre-order, appears on {day}', { day: <DateLabel day={appearsOn} /> })}
      </p>
    );
  if (missing === 0) return null;
  const usual = specialOrders && addDays(quote.today, specialOrders.toDays);
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2">
      <p className="pb-2.5 text-sm font-medium text-ochre-ink">
        {plural(missing, '{count} copy is ordered first', '{count} copies are ordered first')}
      </p>
      <TextInput
        label="Promised for"
        type="date"
        min={quote.today}
        value={line.by || usual || ''}
        onChange={(by) => change(line, { by })}
      />
    </div>
  );
}

function OtherPrice({ line, quote }: { line: DraftLine; quote: Quote }) {
  const amount = line.price === '' ? undefined : typedAmount(quote.money, line.price);
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <TextInput
        label="Price of each"
        inputMode="decimal"
        autoComplete="off"
        placeholder={quote.money.typed(quote.money.toCents(line.book.newPrice))}
        value={line.price}
        problem={amount?.problem && `${t('Price of each')} ${amount.problem}`}
        onChange={(price) => change(line, { price })}
      />
      <TextInput
        label="Reason"
        hint="Only the desk reads it."
        maxLength={discountLimits.reason}
        value={line.reason}
        problem={amount && line.reason.trim() === '' ? t('Say why the price is another one') : undefined}
        onChange={(reason) => change(line, { reason })}
      />
    </div>
  );
}

interface DeskLineProps {
  line: DraftLine;
  quote: Quote;
  isCounter: boolean;
  onRemoved: () => void;
}

function DeskLine({ line, quote, isCounter, onRemoved }: DeskLineProps) {
  const { book, copies } = line;
  const [isPricing, setPricing] = useState(line.price !== '');
  const { title, author = '', isbn = '' } = book;
  const cents = copyCents(line, quote.money);
  const priceText = isPricing ? t('Its own price') : t('{price} each', { price: quote.money.text(cents) });
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 py-3 text-[0.9375rem]">
      <BookCover book={book} sizes="2.75rem" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm text-muted wrap-anywhere">{[author, isbn].filter(Boolean).join(' · ')}</p>
          </div>
          <div className="flex grow items-center justify-between gap-3 sm:grow-0">
            <CopiesBox
              label={t('Copies of {title}', { title })}
              copies={copies}
              onCopies={(count) => change(line, { copies: count })}
            />
            <span className="min-w-18 text-end font-medium tabular-nums">
              {quote.money.text(cents * copies)}
            </span>
          </div>
        </div>
        <div className="flex flex-wrap gap-x-4">
          <Button
            variant="quiet"
            className="px-0! text-sm"
            aria-expanded={isPricing}
            aria-label={`${priceText}: ${t('Another price for {title}', { title })}`}
            onClick={() => {
              if (isPricing) change(line, { price: '', reason: '' });
              setPricing(!isPricing);
            }}
          >
            {priceText}
          </Button>
          <Button
            variant="remove"
            className="px-0! text-sm"
            aria-label={t('Remove {title}', { title })}
            onClick={() => {
              change(line, undefined);
              onRemoved();
            }}
          >
            Remove
          </Button>
        </div>
        {isPricing && <OtherPrice line={line} quote={quote} />}
        <PromisedDay line={line} quote={quote} isCounter={isCounter} />
      </div>
    </li>
  );
}

/** Last added first. */
export function DeskLines({
  draft,
  quote,
  onRemoved,
}: {
  draft: DeskDraft;
  quote: Quote;
  onRemoved: () => void;
}) {
  if (draft.lines.length === 0)
    return (
      <p className="mt-4 text-[0.9375rem] text-muted">No book yet. The last that you add stands first.</p>
    );
  return (
    <ul aria-label="Books of the order" className="mt-4 divide-y divide-line border-t border-line">
      {draft.lines.map((line) => (
        <DeskLine
          key={line.book._id}
          line={line}
          quote={quote}
          isCounter={draft.isCounter}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
}
