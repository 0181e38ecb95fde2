import { coverFileAddress } from '@bookstore/functions/shared/book/cover';
import { pictureSize } from '@bookstore/functions/shared/shop/shop-picture';
import { t } from '@bookstore/functions/shared/words/words';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { authorAt } from './author-queries.ts';

/** The life and the picture of an author, as the desk gives them; nothing where it gives none. */
export function AuthorLife({ id, name }: { id: string; name: string }) {
  const { life, portrait, credit } = useApiData(authorAt(id));
  const [first = '', ...more] = life.split(/\n+/);
  if (life === '' && portrait === '') return null;
  return (
    <div className="mt-5 flow-root border-b border-line pb-6 md:mt-6 md:flex md:gap-8">
      {portrait && (
        <figure className="float-start me-4 mb-2 w-28 md:m-0 md:w-44 md:flex-none">
          <img
            src={coverFileAddress(portrait)}
            alt={t('Portrait of {name}', { name })}
            {...pictureSize('portrait', portrait)}
            className="h-auto w-full rounded-card bg-sunken"
          />
          {credit && <figcaption className="mt-1.5 text-xs text-muted wrap-anywhere">{credit}</figcaption>}
        </figure>
      )}
      <div className="max-w-prose min-w-0 text-[1.0625rem] leading-relaxed text-pretty wrap-anywhere">
        <p>{first}</p>
        {more.length > 0 && (
          <details className="group mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-accent underline underline-offset-4 group-open:sr-only">
              {t('More about {name}', { name })}
            </summary>
            {more.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </details>
        )}
      </div>
    </div>
  );
}
