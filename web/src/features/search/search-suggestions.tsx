import { plural, t } from '@bookstore/functions/shared/words/words';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGenres } from '#config/genres.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { apiQuery } from '#lib/query-client.ts';
import { groupsOf, type Option } from './suggestion-groups.ts';
import { useCombobox } from './use-combobox.ts';
import { useDebouncedText } from './use-debounced-text.ts';

const kindWords: Record<Option['kind'], string> = {
  book: t('book'),
  author: t('author'),
  category: t('category'),
  search: t('search'),
};

interface SearchSuggestionsProps {
  input: HTMLInputElement;
}

/** Earlier calls are aborted: the last text counts. */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { labelOf } = useGenres();
  const typed = useDebouncedText(input);
  const { data, error } = useApiQuery({
    ...apiQuery('GET /api/suggestions', { query: { q: typed } }),
    enabled: typed !== '',
    // The last suggestions stay until the next ones are loaded.
    placeholderData: (before) => before,
  });
  const groups = typed && data ? groupsOf(data, typed, labelOf) : [];
  const options = groups.flatMap((group) => group.options);
  const { isOpen, isShown, active, close } = useCombobox({
    input,
    listId,
    count: options.length,
    onChoose: (index) => choose(options[index]),
  });

  useEffect(() => {
    if (error) console.warn('There are no suggestions:', error);
  }, [error]);

  function choose(option: Option | undefined) {
    if (!option) return;
    close();
    input.value = input.defaultValue;
    navigate(option.path);
  }

  const countText = plural(options.length, '{count} suggestion', '{count} suggestions');
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isOpen && typed && (data || error) ? countText : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-card border border-line-strong/60 bg-surface py-2 shadow-lift sm:min-w-88"
      >
        {groups.map(({ heading, options: grouped }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list box.
          <div key={heading} role="group" aria-labelledby={`${listId}-${heading}`}>
            <p
              id={`${listId}-${heading}`}
              className="px-4 pt-2 pb-1 text-xs tracking-wide text-muted uppercase"
            >
              {heading}
            </p>
            {grouped.map((option) => {
              const index = options.indexOf(option);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text box's, which has the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
                <div
                  key={option.path}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  // A press would otherwise take the focus from the text box, and close the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
                >
                  {option.book && (
                    <span aria-hidden="true" className="w-8 shrink-0">
                      <BookCover book={option.book} sizes="32px" />
                    </span>
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 leading-snug wrap-anywhere">{option.label}</span>
                    <span className="sr-only">{` (${kindWords[option.kind]}) `}</span>
                    {option.detail && (
                      <span className="block truncate text-sm text-muted">{option.detail}</span>
                    )}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
