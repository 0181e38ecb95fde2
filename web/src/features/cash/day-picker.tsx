import { addDays, isDay } from '@bookstore/functions/shared/shop/shop-day';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useTypedText } from '#components/forms/use-typed-text.ts';
import { useToday } from '#config/today.ts';
import { cashSearch } from './cash-address.ts';

interface DayPickerProps {
  day: string;
  onChoose: (day: string) => void;
}

/** The day before, the day after, and any other. */
export function DayPicker({ day, onChoose }: DayPickerProps) {
  // What is noted after a closing counts on the next day.
  const lastDay = addDays(useToday(), 1);
  const [typed, setTyped] = useTypedText(day);
  function onType(text: string): void {
    setTyped(text);
    // While 2026 is typed, browsers send the years 2, 20 and 202.
    if (isDay(text)) onChoose(text);
  }
  const step = (label: string, to: string) => (
    <Link to={{ search: cashSearch(to) }} className={buttonClasses('secondary')}>
      {label}
    </Link>
  );
  return (
    <div className="grid grow grid-cols-2 items-end gap-2 *:first:col-span-2 sm:flex sm:grow-0 sm:flex-wrap print:hidden">
      <TextInput label="Day" type="date" value={typed} max={lastDay} onChange={onType} className="px-2!" />
      {step('Previous day', addDays(day, -1))}
      {day < lastDay && step('Next day', addDays(day, 1))}
    </div>
  );
}
