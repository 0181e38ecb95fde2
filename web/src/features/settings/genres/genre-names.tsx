import { type Genre, genreLimits } from '@bookstore/functions/shared/genre/genres';
import { useField } from 'formik';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

type GenreName = Pick<Genre, 'slug' | 'name'>;

/** What the genres of the shop are called in a further language; their addresses stay. */
export function GenreNames({ name: path, settings }: ControlProps) {
  const id = useId();
  const [{ value }, , { setValue }] = useField<GenreName[] | undefined>(path);
  const names = new Map(value?.map(({ slug, name }) => [slug, name]));

  function rename(renamed: string, to: string): void {
    const nameOf = (slug: string) => (slug === renamed ? to : (names.get(slug) ?? ''));
    void setValue(settings.genres.map(({ slug }) => ({ slug, name: nameOf(slug) })));
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {settings.genres.map(({ slug, name }) => (
        <FieldFrame key={slug} id={`${id}-${slug}`} label={name} error={undefined}>
          <input
            id={`${id}-${slug}`}
            value={names.get(slug) ?? ''}
            maxLength={genreLimits.name}
            onChange={({ target }) => rename(slug, target.value)}
            className={inputClasses}
          />
        </FieldFrame>
      ))}
    </div>
  );
}
