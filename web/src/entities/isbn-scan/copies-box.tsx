import { postingLimits } from '@bookstore/functions/shared/stock/posting';
import { useEffect, useRef, useState } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';

interface CopiesBoxProps {
  label: string;
  copies: number;
  /** 1 by default. */
  fewest?: number;
  onCopies: (copies: number) => void;
}

/** An ISBN scanned into the box is ignored, including its first digits. */
export function CopiesBox({ label, copies, fewest = 1, onCopies }: CopiesBoxProps) {
  const [text, setText] = useState(String(copies));
  const before = useRef(copies);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setText(String(copies));
  }, [copies]);
  const isGood = (typed: string) =>
    /^\d{1,5}$/.test(typed) && Number(typed) >= fewest && Number(typed) <= postingLimits.copies;
  return (
    <input
      ref={input}
      type="text"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={!isGood(text)}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (isGood(target.value)) onCopies(Number(target.value));
        else if (/\d{6}/.test(target.value) && copies !== before.current) onCopies(before.current);
      }}
      onFocus={({ target }) => {
        before.current = copies;
        target.select();
      }}
      onBlur={() => setText(String(copies))}
      className={`${inputClasses} w-20! text-end tabular-nums`}
    />
  );
}
