import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '#components/icons/icons.tsx';
import { inputClasses } from './control-classes.ts';

const pauseMilliseconds = 350;

interface DebouncedSearchProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The text of the current search. */
  searched: string;
  onSearch: (words: string) => void;
}

/** Searches when typing pauses. */
export function DebouncedSearch({ label, placeholder, maxLength, searched, onSearch }: DebouncedSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  // Searched here, but not yet in the address, while typing goes on.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (previous !== searched) {
    setPrevious(searched);
    setAsked(asked.slice(asked.indexOf(searched) + 1));
    // The address has changed without this box, for example by going back.
    if (!asked.includes(searched) && typed.trim() !== searched) setTyped(searched);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string): void {
    clearTimeout(timer.current);
    if (words.trim() === searched) return;
    setAsked((before) => [...before, words.trim()]);
    onSearch(words.trim());
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    search(typed);
  }
  return (
    <form onSubmit={onSubmit} className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute top-3 start-3.5 text-muted" />
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), pauseMilliseconds);
        }}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        className={`${inputClasses} ps-11! text-ellipsis`}
      />
    </form>
  );
}
