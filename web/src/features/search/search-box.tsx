import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { SearchIcon } from '#components/icons/icons.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';

interface SearchBoxProps {
  /** Not rendered before the first use of the box. */
  suggestions: (input: HTMLInputElement) => ReactNode;
}

/** Enter or its button opens the search results. On a phone the box takes the header while in use. */
export function SearchBox({ suggestions }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isTouched, setTouched] = useState(false);
  const words = parameters.get('q') ?? '';

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed) navigate(paths.searchFor(typed));
  }

  return (
    <search className="search-place">
      <form action={documentAddress(paths.search)} onSubmit={search} className="relative">
        <label htmlFor={id} className="sr-only">
          Search books
        </label>
        <input
          key={words}
          ref={setInput}
          id={id}
          name="q"
          type="search"
          defaultValue={words}
          dir="auto"
          placeholder="Search here"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={bookListLimits.search}
          onFocus={() => setTouched(true)}
          onInput={() => setTouched(true)}
          className={`${inputClasses} rounded-full! text-ellipsis ps-10! pe-3!`}
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 start-0 grid w-10 place-items-center rounded-full text-muted hover:text-accent"
        >
          <SearchIcon />
        </button>
      </form>
      {isTouched && input && (
        <AsyncBoundary key={words} loading={null}>
          {suggestions(input)}
        </AsyncBoundary>
      )}
    </search>
  );
}
