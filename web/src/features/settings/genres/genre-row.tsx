import { type Genre, genreLimits } from '@bookstore/functions/shared/genre/genres';
import { usualGenreText } from '@bookstore/functions/shared/genre/usual-genre-texts';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CheckField } from '#components/forms/check-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ArrowIcon } from '#components/icons/icons.tsx';
import { DragHandle } from '#components/lists/drag-handle.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { type ListRow, RemoveRow } from '../frame/list-editor.tsx';
import { MergeGenre } from './merge-genre.tsx';

interface GenreRowProps extends ListRow<Genre> {
  isNew: boolean;
  /** The saved genres, and whether the form differs. */
  stored: readonly Genre[];
  isChanged: boolean;
  /** Books with this genre; undefined while loading. */
  count: number | undefined;
}

export function GenreRow({ id, index, row: genre, path: field, isNew, count, ...rest }: GenreRowProps) {
  const { isLast, stored, isChanged, drag, move: onMove } = rest;
  const name = genre.name || t('New genre');
  const canRemove = isNew || count === 0;
  return (
    <fieldset className="bg-surface py-4">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3">
        <div className="grid content-start">
          <MoveButton name={name} by={-1} id={id} disabled={index === 0} onMove={onMove} />
          <MoveButton name={name} by={1} id={id} disabled={isLast} onMove={onMove} />
          <DragHandle onGrab={drag.onGrab} />
        </div>
        <div className="grid gap-3">
          <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
            <TextField
              name={`${field}.name`}
              label="Name"
              maxLength={genreLimits.name}
              data-focus={`name ${id}`}
            />
            {isNew ? <NewGenreAddress field={field} genre={genre} /> : <Facts genre={genre} count={count} />}
          </div>
          <Sentence name={`${field}.text`} slug={genre.slug} />
          <div className="flex flex-wrap items-center gap-x-6">
            <CheckField name={`${field}.isChoice`} label="In “Choose a genre”" />
            <CheckField name={`${field}.isHidden`} label="Hidden" />
            {!isNew && Boolean(count) && <MergeGenre genre={genre} stored={stored} isChanged={isChanged} />}
            {canRemove && <RemoveRow of={name} row={{ id, remove: rest.remove }} />}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

function Sentence({ name, slug }: { name: string; slug: string }) {
  const [{ value = '' }] = useField<string | undefined>(name);
  return (
    <TextField
      name={name}
      value={value}
      label="Sentence below the title"
      placeholder={usualGenreText(slug)}
      maxLength={genreLimits.text}
      autoComplete="off"
    />
  );
}

function Facts({ genre: { slug, isHidden }, count }: Pick<GenreRowProps, 'count'> & { genre: Genre }) {
  return (
    <p className="text-sm text-muted sm:pt-7 wrap-anywhere">
      {isHidden ? t('No page') : paths.category(slug)}
      <br />
      {count !== undefined && (
        <Link
          to={dashboardPaths.booksOf(slug)}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent"
        >
          {plural(count, '{count} book', '{count} books')}
        </Link>
      )}
    </p>
  );
}

interface MoveButtonProps {
  id: string;
  name: string;
  by: 1 | -1;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
}

/** A disabled button at the end of the list would lose the focus. */
function MoveButton({ id, name, by, disabled, onMove }: MoveButtonProps) {
  const way = by > 0 ? 'down' : 'up';
  const label = by > 0 ? t('Move {name} down', { name }) : t('Move {name} up', { name });
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      data-focus={`${way} ${id}`}
      onClick={disabled ? undefined : () => onMove(by)}
      className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <ArrowIcon className={by > 0 ? 'rotate-90 rtl:-rotate-90' : '-rotate-90 rtl:rotate-90'} />
    </button>
  );
}

/** The address of a new genre follows its name until it is edited. */
function NewGenreAddress({ field, genre: { name, slug } }: { field: string; genre: Genre }) {
  const { setFieldValue } = useFormikContext();
  const proposed = useRef(slug);
  useEffect(() => {
    if (slug !== proposed.current) return;
    proposed.current = slugOf(name).slice(0, genreLimits.slug).replace(/-$/, '');
    if (slug !== proposed.current) void setFieldValue(`${field}.slug`, proposed.current, false);
  }, [field, name, slug, setFieldValue]);
  return (
    <TextField
      name={`${field}.slug`}
      label="Address"
      hint="Behind /browse/. It stays as it is once it is saved."
      maxLength={genreLimits.slug}
    />
  );
}
