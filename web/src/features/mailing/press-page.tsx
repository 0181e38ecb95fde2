import type { SentPress } from '@bookstore/functions/shared/mailing/sent-press';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { documentAddress } from '#config/language.ts';
import { BadLink } from './bad-link.tsx';

interface PressPageProps extends SentPress {
  title: string;
  children: ReactNode;
  button: string;
  done: ReactNode;
}

/** The page of a link in a mail. Acts only on a press: mail scanners open every link. Works without JavaScript. */
export function PressPage({ title, children, button, isDone, done, problem }: PressPageProps) {
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const isWhole = parameters.has('token') && !problem;
  return (
    <article className="page-width py-10 md:py-16">
      <div className="mx-auto grid max-w-xl gap-6 wrap-anywhere">
        <h1 className="text-4xl" tabIndex={-1}>
          {title}
        </h1>
        {isDone && <div className="grid gap-4 text-lg">{done}</div>}
        {!isDone && isWhole && (
          <form
            action={documentAddress(pathname + search)}
            method="post"
            className="grid justify-items-start gap-5"
          >
            {children}
            <Button type="submit">{button}</Button>
          </form>
        )}
        {!isDone && !isWhole && <BadLink problem={problem} />}
      </div>
    </article>
  );
}
