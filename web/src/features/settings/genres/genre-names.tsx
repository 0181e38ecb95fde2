import { type Genre, genreLimits } from '@bookstore/functions/shared/genre/genres';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { Fragment } from 'react';
import { TextInput } from '#components/forms/plain-fields.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

type GenreName = Pick<Genre, 'slug' | 'name' | 'text'>;

/** Genre names in a further language; addresses stay. */
export function GenreNames({ name: path, settings }: ControlProps) {
  const [{ value }, , { setValue }] = useField<GenreName[] | undefined>(path);
  const said = new Map(value?.map((genre) => [genre.slug, genre]));

  function change(changed: string, to: Partial<GenreName>): void {
    const all = settings.genres.map(({ slug }): GenreName => {
      const before = said.get(slug) ?? { slug, name: '' };
      return slug === changed ? { ...before, ...to } : before;
    });
    void setValue(all);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {settings.genres.map(({ slug, name }) => (
        <Fragment key={slug}>
          <TextInput
            label={name}
            value={said.get(slug)?.name ?? ''}
            maxLength={genreLimits.name}
            onChange={(text) => change(slug, { name: text })}
          />
          <TextInput
            label={t('Sentence of {genre}', { genre: name })}
            value={said.get(slug)?.text ?? ''}
            maxLength={genreLimits.text}
            onChange={(text) => change(slug, { text })}
          />
        </Fragment>
      ))}
    </div>
  );
}
