import type { AwaitedChoice, SentChoice } from '@bookstore/functions/shared/order/awaited-choice';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { rich } from '#components/labels/rich.ts';
import { MailLink } from '#components/layout/mail-link.tsx';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { useSentForm } from '#entities/api-data/sent-form.ts';
import { BadLink } from './bad-link.tsx';

const choices = [
  {
    choice: 'wait',
    title: t('Wait on'),
    text: t('We send the book as soon as it comes after all.'),
  },
  {
    choice: 'other',
    title: t('Take another edition'),
    text: t('The book leaves your order, and we show you what we have in its place.'),
  },
  {
    choice: 'cancel',
    title: t('Leave the book'),
    text: t('The book leaves your order. What you have paid for it comes back.'),
  },
] as const satisfies readonly { choice: AwaitedChoice; title: string; text: string }[];

/**
 * Where the mail about a book that does not come leads. Acts only on a press: mail scanners open every link. Works
 * without a login and without JavaScript.
 */
export function ChoicePage() {
  const sent = useSentForm<SentChoice>();
  const [parameters] = useSearchParams();
  const isWhole = parameters.has('token') && !sent?.problem;
  return (
    <article className="page-width py-10 md:py-16">
      <div className="mx-auto grid max-w-xl gap-6 wrap-anywhere">
        <h1 className="text-4xl" tabIndex={-1}>
          {sent?.isDone && !sent.isOver ? t('Thank you, we have noted it') : t('A book that does not come')}
        </h1>
        {sent?.isDone ? <Outcome sent={sent} /> : isWhole ? <Choices /> : <BadLink problem={sent?.problem} />}
      </div>
    </article>
  );
}

function Choices() {
  const { pathname, search } = useLocation();
  return (
    <form action={documentAddress(pathname + search)} method="post" className="grid gap-5">
      <p>The mail names the book. Whatever you choose, all else of your order stays as it is.</p>
      <ul className="grid gap-3">
        {choices.map(({ choice, title, text }) => (
          <li key={choice} className="grid gap-2 rounded-card border border-line bg-surface p-5">
            <p id={`choice-${choice}`}>{text}</p>
            <Button
              type="submit"
              name="choice"
              value={choice}
              variant="secondary"
              aria-describedby={`choice-${choice}`}
              className="justify-self-start"
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Outcome({ sent: { isOver, choice, title = '', author = '', suggestion } }: { sent: SentChoice }) {
  const { contactEmail } = useShop();
  if (isOver) {
    return (
      <>
        <p role="status" className="text-lg">
          {t(
            'There is nothing to choose any more: “{title}” has come or left your order, or the link is too old.',
            {
              title,
            },
          )}
        </p>
        <p>
          {rich('Is anything unclear? Write to {email}.', { email: <MailLink address={contactEmail} /> })}
        </p>
      </>
    );
  }
  if (choice === 'wait') return <p className="text-lg">{t('You wait on for “{title}”.', { title })}</p>;
  const link = (
    <Link
      to={suggestion ? paths.book(suggestion.bookId) : paths.searchFor(`${title} ${author}`.trim())}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {suggestion ? suggestion.title : t('See other editions')}
    </Link>
  );
  return (
    <>
      <p className="text-lg">{t('“{title}” has left your order.', { title })}</p>
      {choice === 'other' && (
        <p>{suggestion ? rich('We have “{title}” in its place.', { title: link }) : link}</p>
      )}
    </>
  );
}
