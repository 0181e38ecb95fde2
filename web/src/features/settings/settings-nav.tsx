import { plural, t } from '@bookstore/functions/shared/words/words';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { inputClasses } from '#components/forms/control-classes.ts';
import { SearchIcon } from '#components/icons/icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { findSections, firstSentence } from './settings-search.ts';

interface SettingsNavProps {
  /** The address of the open section; without one, the sections fill the page. */
  current?: string;
}

/** Links to the sections; the search also matches names of settings. */
export function SettingsNav({ current }: SettingsNavProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const groups = findSections(typed);
  const count = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const isPage = current === undefined;
  const nav = useRef<HTMLElement>(null);
  // The list is longer than the screen: its section may stand below the end of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollTop = link.offsetTop - nav.current.clientHeight / 2;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label="Sections of the settings"
      className={
        isPage
          ? ''
          : '-ms-3 max-lg:hidden lg:sticky lg:top-22 lg:max-h-[calc(100dvh-11.5rem)] lg:self-start lg:overflow-y-auto lg:pt-1 lg:pb-8 lg:ps-0.5'
      }
    >
      <div className={`relative ${isPage ? 'mb-4 max-w-md' : 'mb-4 ms-3 me-1'}`}>
        <label htmlFor={id} className="sr-only">
          Find a setting
        </label>
        <SearchIcon className="pointer-events-none absolute top-3 start-3.5 text-muted" />
        <input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // The column beside a section is too narrow for more in other languages.
          placeholder={isPage ? t('Find a setting') : t('Search')}
          autoComplete="off"
          className={`${inputClasses} ps-11! text-ellipsis`}
        />
      </div>
      <p role="status" className={count === 0 ? 'px-3 py-2 text-[0.9375rem] text-muted' : 'sr-only'}>
        {typed.trim() &&
          (count === 0
            ? t('No setting has this name.')
            : plural(count, '{count} section found', '{count} sections found'))}
      </p>
      <div className={isPage ? 'gap-4 md:columns-2' : 'grid gap-4'}>
        {groups.map((group) => (
          <div
            key={group.title}
            className={
              isPage
                ? 'mb-4 break-inside-avoid rounded-card border border-line bg-surface px-2 pt-4 pb-2 sm:px-3'
                : ''
            }
          >
            <p
              aria-hidden="true"
              className={isPage ? 'px-2 font-display text-lg' : 'px-3 text-sm font-semibold text-muted'}
            >
              {group.title}
            </p>
            <ul aria-label={group.title} className="mt-1">
              {group.matches.map(({ section: { slug, title, hint }, settings }) => {
                const below =
                  settings.length > 0 ? settings.join(', ') : isPage && hint && firstSentence(hint);
                return (
                  <li key={slug}>
                    <Link
                      to={dashboardPaths.settingsSection(slug)}
                      aria-current={slug === current ? 'page' : undefined}
                      className={`flex flex-col justify-center rounded-lg py-1 text-[0.9375rem] hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline ${isPage ? 'min-h-11 px-2 font-medium' : 'min-h-9 px-3 text-muted hover:text-ink pointer-coarse:min-h-11'}`}
                    >
                      {title}
                      {below && (
                        <span className="line-clamp-2 text-sm font-normal text-muted">
                          <span className="sr-only">: </span>
                          {below}
                        </span>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
