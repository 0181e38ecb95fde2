import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { SearchIcon } from '#components/icons/icons.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { shortestSearch } from './found-target.ts';
import { useEnter } from './use-enter.ts';
import { useSearchKeys } from './use-search-keys.ts';

// Loaded with the first search, together with Firestore's code.
const SearchResults = lazyComponent(async () => (await import('./search-results.tsx')).SearchResults);

/** The pause in typing before a search, in milliseconds. */
const pauseMilliseconds = 250;

const longest = 100;

/** Finds books and orders from every page of the dashboard: `/` focuses it, Enter opens the result. */
export function DashboardSearch() {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  const enter = useEnter((target) => {
    setOpen(false);
    void navigate(target);
  });
  const onKeyDown = useSearchKeys(box, panel, close);
  useShortcuts({ '/': () => box.current?.focus() });

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the results.
  useEffect(() => close(), [key]);

  function close(): void {
    setOpen(false);
    enter.stop();
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') return;
    setText(words);
    setOpen(true);
    enter.goTo(words);
  }

  return (
    <search
      ref={frame}
      className="min-w-28 max-w-sm flex-1 md:relative"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form onSubmit={search} className="relative">
        <SearchIcon className="pointer-events-none absolute top-3 start-3.5 text-muted" />
        <input
          ref={box}
          type="search"
          aria-label="Search the dashboard"
          aria-keyshortcuts="/"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longest}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            enter.stop();
          }}
          onFocus={() => setOpen(true)}
          className={`${inputClasses} rounded-full! ps-11!`}
        />
      </form>
      {isOpen && text.length >= shortestSearch && (
        <div
          ref={panel}
          className="absolute inset-x-2 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto md:inset-x-0 md:min-w-88 rounded-card border border-line-strong/60 bg-surface pb-1 shadow-lift"
        >
          <AsyncBoundary loading={null} failure={t('The search could not be loaded.')}>
            <SearchResults text={text} report={enter.report} />
          </AsyncBoundary>
        </div>
      )}
    </search>
  );
}
