import { addDays, isDay } from '@bookstore/functions/shared/shop/shop-day';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useTypedText } from '#components/forms/use-typed-text.ts';
import { DoneIcon } from '#components/icons/dashboard-icons.tsx';
import { useDayLocale } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { cashSearch } from './cash-address.ts';

interface DayPickerProps {
  day: string;
  closedDays: readonly string[];
  onChoose: (day: string) => void;
}

/** A week with its closed days, the previous and next day, and any other. */
export function DayPicker({ day, closedDays, onChoose }: DayPickerProps) {
  const today = useToday();
  const locale = useDayLocale();
  // What is noted after a closing counts on the next day.
  const lastDay = addDays(today, 1);
  const [typed, setTyped] = useTypedText(day);
  function onType(text: string): void {
    setTyped(text);
    // While 2026 is typed, browsers send the years 2, 20 and 202.
    if (isDay(text)) onChoose(text);
  }
  const step = (label: string, sign: string, to: string) => (
    <Link
      to={{ search: cashSearch({ day: to }) }}
      aria-label={label}
      title={label}
      className={`${buttonClasses('secondary')} px-3.5!`}
    >
      <span aria-hidden="true">{sign}</span>
    </Link>
  );
  const end = [addDays(day, 3), lastDay].toSorted()[0] ?? day;
  const week = Array.from({ length: 7 }, (_, index) => addDays(day > end ? day : end, index - 6));
  const part = (of: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${of}T12:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <ol aria-label="Days" className="grid min-w-0 grow basis-80 grid-cols-7 gap-1 max-[20rem]:grid-cols-3">
        {week.map((one) => {
          const isClosed = closedDays.includes(one);
          return (
            <li key={one} className="min-w-0">
              <Link
                to={{ search: cashSearch({ day: one }) }}
                aria-current={one === day ? 'date' : undefined}
                className="flex min-h-14 flex-col items-center justify-center rounded-lg border border-transparent py-1 text-sm text-muted hover:bg-sunken hover:text-ink aria-[current]:border-line-strong/60 aria-[current]:bg-sunken aria-[current]:text-accent forced-colors:aria-[current]:underline"
              >
                <span className={`inline-flex items-center gap-0.5 ${one === today ? 'font-semibold' : ''}`}>
                  {part(one, { weekday: 'short' })}
                  {isClosed && <DoneIcon className="size-4! text-forest" />}
                </span>{' '}
                <span className="text-lg leading-tight font-medium tabular-nums">
                  {part(one, { day: 'numeric' })}
                </span>{' '}
                <span className="sr-only">
                  {part(one, { month: 'long', year: 'numeric' })}
                  {isClosed && t(', closed')}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <div className="flex min-w-0 items-end gap-2 max-[20rem]:flex-wrap">
        {step(t('Previous day'), '←', addDays(day, -1))}
        {day < lastDay && step(t('Next day'), '→', addDays(day, 1))}
        <TextInput label="Day" type="date" value={typed} max={lastDay} onChange={onType} className="px-2!" />
      </div>
    </div>
  );
}
