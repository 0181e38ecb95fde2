import { type Genre, genreLimits, genreOf } from '@bookstore/functions/shared/genre/genres';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { GenreRow } from './genre-row.tsx';
import { moved } from './moved.ts';

interface GenreRowsProps {
  /** The genres as they are saved. */
  stored: readonly Genre[];
  counts: ReadonlyMap<string, number> | undefined;
}

/** The rows of the genres, which are moved, added and removed; nothing is saved before the form is. */
export function GenreRows({ stored, counts }: GenreRowsProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SettingsEdit>();
  const { genres = [] } = values;
  // A row keeps its key wherever it stands, so that React keeps what has the focus.
  const [keys, setKeys] = useState(() => genres.map(({ slug }) => slug));
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
    setFocus(undefined);
  }, [focus]);

  /** A new row is stored once a save has taken its address, which no other row had before. */
  function isStored(slug: string, key: string): boolean {
    return Boolean(genreOf(stored, key) ?? (!keys.includes(slug) && genreOf(stored, slug)));
  }

  function change(next: Genre[], nextKeys: string[], nextFocus: string): void {
    void setFieldValue('genres', next, false);
    setKeys(nextKeys);
    setFocus(nextFocus);
  }

  function move(index: number, by: 1 | -1): void {
    const place = index + by;
    change(moved(genres, index, by), moved(keys, index, by), `${by > 0 ? 'down' : 'up'} ${keys[index]}`);
    setSaid(`${genres[index]?.name || 'New genre'}: place ${place + 1} of ${genres.length}`);
  }

  function remove(index: number): void {
    const left = keys.toSpliced(index, 1);
    const next = left[Math.min(index, left.length - 1)];
    change(genres.toSpliced(index, 1), left, next === undefined ? 'add' : `down ${next}`);
    setSaid(`${genres[index]?.name || 'New genre'} removed`);
  }

  function add(): void {
    const key = crypto.randomUUID();
    change(
      [...genres, { slug: '', name: '', isHidden: false, isChoice: true }],
      [...keys, key],
      `name ${key}`,
    );
  }

  return (
    <div ref={list}>
      <ul className="divide-y divide-line border-y border-line">
        {genres.map((genre, index) => (
          <GenreRow
            key={keys[index]}
            id={keys[index] ?? ''}
            index={index}
            genre={genre}
            isNew={!isStored(genre.slug, keys[index] ?? '')}
            stored={stored}
            isChanged={JSON.stringify(genres) !== JSON.stringify(stored)}
            isLast={index === genres.length - 1}
            count={counts && (counts.get(genre.slug) ?? 0)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {submitCount > 0 && typeof errors.genres === 'string' && (
        <p role="alert" className="mt-3 text-sm failure-note">
          {errors.genres}
        </p>
      )}
      <Button
        variant="secondary"
        data-focus="add"
        aria-disabled={genres.length >= genreLimits.genres}
        onClick={genres.length >= genreLimits.genres ? undefined : add}
        className="mt-4"
      >
        Add a genre
      </Button>
      {genres.length >= genreLimits.genres && (
        <p className="mt-2 text-sm text-muted">
          A shop has at most {genreLimits.genres} genres. Merge some to add another one.
        </p>
      )}
    </div>
  );
}
