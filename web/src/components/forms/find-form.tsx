import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';

export function FindForm() {
  const navigate = useNavigate();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(typed ? paths.searchFor(typed) : paths.browse);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would stand around a form all the same
    <form
      role="search"
      aria-label="The shelves"
      action={documentAddress(paths.search)}
      onSubmit={find}
      className="flex w-full max-w-lg flex-wrap gap-2"
    >
      <input
        name="q"
        type="search"
        aria-label="Title or author"
        placeholder="Title or author"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={bookListLimits.search}
        className={`${inputClasses} w-auto! min-w-0 flex-[1_1_10rem] rounded-full! px-5!`}
      />
      <Button type="submit" variant="secondary">
        Find it
      </Button>
    </form>
  );
}
