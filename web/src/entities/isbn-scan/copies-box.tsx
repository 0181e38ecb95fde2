import { postingLimits } from '@bookstore/functions/shared/stock/posting';
import { useEffect, useState } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';

interface CopiesBoxProps {
  label: string;
  copies: number;
  /** The fewest that there can be; 1 when left out. */
  fewest?: number;
  onCopies: (copies: number) => void;
}

/** A count that can be typed over. A number that cannot be, such as an ISBN that was scanned here, is not taken. */
export function CopiesBox({ label, copies, fewest = 1, onCopies }: CopiesBoxProps) {
  const [text, setText] = useState(String(copies));
  useEffect(() => setText(String(copies)), [copies]);
  const isGood = (typed: string) =>
    /^\d{1,5}$/.test(typed) && Number(typed) >= fewest && Number(typed) <= postingLimits.copies;
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={!isGood(text)}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (isGood(target.value)) onCopies(Number(target.value));
      }}
      onBlur={() => setText(String(copies))}
      className={`${inputClasses} w-20! text-end tabular-nums`}
    />
  );
}
