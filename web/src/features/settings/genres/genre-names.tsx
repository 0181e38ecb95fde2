import { type Genre, genreLimits } from '@bookstore/functions/shared/genre/genres';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { Fragment, useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

type GenreName = Pick<Genre, 'slug' | 'name' | 'text'>;

/** What the genres of the shop are called in a further language; their addresses stay. */
export function GenreNames({ name: path, settings }: ControlProps) {
  const id = useId();
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
          <FieldFrame id={`${id}-${slug}`} label={name} error={undefined}>
            <input
              id={`${id}-${slug}`}
              value={said.get(slug)?.name ?? ''}
              maxLength={genreLimits.name}
              onChange={({ target }) => change(slug, { name: target.value })}
              className={inputClasses}
            />
          </FieldFrame>
          <FieldFrame
            id={`${id}-${slug}-text`}
            label={t('Sentence of {genre}', { genre: name })}
            error={undefined}
          >
            <input
              id={`${id}-${slug}-text`}
              value={said.get(slug)?.text ?? ''}
              maxLength={genreLimits.text}
              onChange={({ target }) => change(slug, { text: target.value })}
              className={inputClasses}
            />
          </FieldFrame>
        </Fragment>
      ))}
    </div>
  );
}
