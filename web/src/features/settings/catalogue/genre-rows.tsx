import { type Genre, genreLimits, genreOf } from '@bookstore/functions/shared/genre/genres';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useMovableRows } from '#components/lists/use-movable-rows.ts';
import { GenreRow } from './genre-row.tsx';

interface GenreRowsProps {
  /** The genres as they are saved. */
  stored: readonly Genre[];
  counts: ReadonlyMap<string, number> | undefined;
}

/** The rows of the genres, which are moved, added and removed; nothing is saved before the form is. */
export function GenreRows({ stored, counts }: GenreRowsProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SettingsEdit>();
  const { genres = [] } = values;
  const [keys, setKeys] = useState<readonly string[]>(() => genres.map(({ slug }) => slug));
  const { list, said, move, remove, add, drag } = useMovableRows({
    rows: genres,
    keys,
    nameOf: ({ name }) => name || 'New genre',
    onChange(next, nextKeys) {
      void setFieldValue('genres', next, false);
      setKeys(nextKeys);
    },
  });

  const isFull = genres.length >= genreLimits.genres;

  /** A new row is stored once a save has taken its address, which no other row had before. */
  function isStored(slug: string, key: string): boolean {
    return Boolean(genreOf(stored, key) ?? (!keys.includes(slug) && genreOf(stored, slug)));
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
            drag={drag(index)}
            onMove={(by) => move(index, index + by)}
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
        aria-disabled={isFull}
        onClick={() => isFull || add({ slug: '', name: '', isHidden: false, isChoice: true })}
        className="mt-4"
      >
        Add a genre
      </Button>
      {isFull && (
        <p className="mt-2 text-sm text-muted">
          A shop has at most {genreLimits.genres} genres. Merge some to add another one.
        </p>
      )}
    </div>
  );
}
