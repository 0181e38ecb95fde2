import { isDay } from '@bookstore/functions/shared/shop/shop-day';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useTypedText } from '#components/forms/use-typed-text.ts';
import { useToday } from '#config/today.ts';

interface DayFieldProps {
  /** '' when none is chosen. */
  day: string;
  onChoose: (day: string) => void;
}

export function DayField({ day, onChoose }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useTypedText(day);

  function onType(text: string): void {
    setTyped(text);
    // While 2026 is typed, browsers send the years 2, 20 and 202.
    if (text === '' || isDay(text)) onChoose(text);
  }
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Placed on
      </label>
      <input
        id={id}
        type="date"
        title="Placed on this day"
        value={typed}
        max={useToday()}
        onChange={({ target }) => onType(target.value)}
        className={`${inputClasses} px-2!`}
      />
    </div>
  );
}
