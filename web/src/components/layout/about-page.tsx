import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { BooksIcon } from '#components/icons/icons.tsx';
import { about } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { GenrePile } from './genre-pile.tsx';
import { SampleNote } from './sample-note.tsx';
import { VisitUs } from './visit-us.tsx';
import { WithMailLink } from './with-mail-link.tsx';

/** What the shop says of itself until its owner writes it. */
export function AboutPage() {
  const shop = useShop();
  const { title, lead, sections } = about(shop);
  return (
    <article className="page-width py-6 md:py-10">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-10 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-10 sm:px-10 md:grid-cols-[6fr_5fr] lg:px-16 lg:py-14 forced-colors:border">
        <div className="min-w-0">
          <h1 className="text-4xl lg:text-6xl" tabIndex={-1}>
            {title}
          </h1>
          <p className="mt-5 max-w-xl text-xl leading-relaxed wrap-anywhere text-muted lg:text-2xl lg:leading-relaxed">
            {lead}
          </p>
          <Link to={paths.browse} className={`${buttonClasses()} mt-7`}>
            Browse the books
          </Link>
        </div>
        <CoverOfShop name={shop.shopName} />
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-12 pb-4 lg:grid-cols-3">
        {sections.map(({ heading, text }) => (
          <section key={heading} className="min-w-0 border-t border-line pt-5">
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-2 max-w-prose text-[1.0625rem] leading-relaxed wrap-anywhere text-muted">
              <WithMailLink text={text} />
            </p>
          </section>
        ))}
      </div>
      <GenrePile className="flex-wrap gap-2 pt-6 *:grow sm:gap-3" />
      <VisitUs linkClasses="text-accent underline underline-offset-4" />
      <SampleNote />
    </article>
  );
}

/** The shop's name as the title of a book bound in its own colour. */
function CoverOfShop({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid aspect-[2/3] w-36 max-w-full rotate-2 max-md:row-start-1 md:w-48 rounded-[3px] cover-edge bg-accent-fill p-3 text-on-accent shadow-lift lg:w-60"
    >
      <div className="grid grid-rows-[2fr_1fr] place-items-center overflow-hidden border-4 border-double border-current/60 p-3 text-center">
        <span className="line-clamp-5 font-display text-2xl leading-tight wrap-anywhere lg:text-3xl">
          {name}
        </span>
        <BooksIcon className="size-8 opacity-80" />
      </div>
    </div>
  );
}
