import { bookListLimits } from '@bookstore/functions/shared/book-paging';
import { type FormEvent, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inputLook } from '#components/control-looks.ts';
import { SearchIcon } from '#components/icons.tsx';
import { paths } from '#config/paths.ts';

/** The header's search box; Enter or its button leads to what was found. */
export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const words = parameters.get('q') ?? '';

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed) navigate(paths.searchFor(typed));
  }

  return (
    <search className="min-w-0 max-w-md flex-1">
      <form action={paths.search} onSubmit={search} className="relative">
        <label htmlFor={id} className="sr-only">
          Search books
        </label>
        <input
          key={words}
          id={id}
          name="q"
          type="search"
          defaultValue={words}
          placeholder="Search here"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={bookListLimits.search}
          className={`${inputLook} rounded-full! pl-10! pr-3!`}
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 left-0 grid w-10 place-items-center rounded-full text-muted hover:text-accent"
        >
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
