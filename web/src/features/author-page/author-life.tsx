import { coverFileAddress } from '@bookstore/functions/shared/book/cover';
import { clothOf } from '@bookstore/functions/shared/book/cover-cloth';
import { pictureSize } from '@bookstore/functions/shared/shop/shop-picture';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { authorAt } from './author-queries.ts';

interface AuthorLifeProps {
  id: string;
  name: string;
  /** The page's heading. */
  children: ReactNode;
}

/** Picture, heading and life, as far as the shop has them. */
export function AuthorLife({ id, name, children }: AuthorLifeProps) {
  const { life, portrait, credit } = useApiData(authorAt(id));
  const [first = '', ...more] = life.split(/\n+/);
  return (
    <div className="author-head">
      {portrait ? (
        <figure>
          <img
            src={coverFileAddress(portrait)}
            alt={t('Portrait of {name}', { name })}
            {...pictureSize('portrait', portrait)}
            className="h-auto w-full rounded-card bg-sunken"
          />
          {credit && <figcaption className="mt-1.5 text-xs text-muted wrap-anywhere">{credit}</figcaption>}
        </figure>
      ) : (
        <Cameo name={name} />
      )}
      {children}
      {life && (
        <div className="max-w-3xl text-[1.0625rem] leading-relaxed text-pretty wrap-anywhere">
          <p>{first}</p>
          {more.length > 0 && (
            <details className="group filter-fold mt-1 lg:mt-3">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-accent underline underline-offset-4 group-open:sr-only">
                {t('More about {name}', { name })}
              </summary>
              {more.map((paragraph) => (
                <p key={paragraph} className="not-last:mb-3">
                  {paragraph}
                </p>
              ))}
            </details>
          )}
        </div>
      )}
    </div>
  );
}

/** In place of a picture: the author's initials on the drawn covers' cloth. */
function Cameo({ name }: { name: string }) {
  const { ground, ink } = clothOf(name);
  const names = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const initials = [names[0], ...names.slice(1).slice(-1)].map((word) => word?.[0] ?? '').join('');
  return (
    <div aria-hidden="true" style={{ background: ground, color: ink }} className="cameo">
      {initials}
    </div>
  );
}
