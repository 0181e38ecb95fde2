import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { BooksIcon } from '#components/icons/icons.tsx';
import { about } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { GenrePile } from './genre-pile.tsx';
import { VisitUs } from './visit-us.tsx';
import { WithMailLink } from './with-mail-link.tsx';

/** The text until the owner writes one: only what is true of every shop. */
export function AboutPage() {
  const shop = useShop();
  const { title, lead, sections } = about(shop);
  return (
    <article className="page-width py-6 md:py-10">
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-8 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-8 sm:px-10 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_17rem] lg:gap-x-14 lg:px-14 lg:py-12 2xl:grid-cols-[minmax(0,1fr)_auto_22rem] forced-colors:border">
        <div className="min-w-0">
          <h1 className="text-4xl lg:text-5xl 2xl:text-6xl" tabIndex={-1}>
            {title}
          </h1>
          <p className="mt-4 max-w-xl text-xl leading-relaxed 2xl:text-2xl 2xl:leading-relaxed text-pretty wrap-anywhere text-muted">
            {lead}
          </p>
          <Link to={paths.browse} className={`${buttonClasses()} mt-6`}>
            Browse the books
          </Link>
        </div>
        <CoverOfShop name={shop.shopName} />
        <GenrePile className="flex-wrap gap-2 *:grow md:max-lg:col-span-full lg:flex-col lg:*:nth-[n+7]:hidden" />
      </div>
      {/* The last is a card beside the others. */}
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-[repeat(2,minmax(0,1fr))_21rem] lg:gap-x-14">
        {sections.map(({ id, heading, text }) => (
          <section
            key={id}
            id={id}
            className="min-w-0 scroll-mt-24 not-last:border-t border-line not-last:pt-5 last:rounded-card last:border last:bg-surface last:p-6 md:last:col-span-full lg:last:col-span-1 lg:last:col-start-3 lg:last:row-span-2 lg:last:row-start-1 lg:last:self-start"
          >
            <h2 className="text-xl lg:text-2xl">{heading}</h2>
            <p className="mt-2 max-w-prose leading-relaxed wrap-anywhere text-muted lg:text-[1.0625rem]">
              <WithMailLink text={text} />
            </p>
            {id === 'contact' && <VisitUs linkClasses="text-accent underline underline-offset-4" />}
          </section>
        ))}
      </div>
    </article>
  );
}

function CoverOfShop({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      className="hidden aspect-[2/3] w-40 rotate-2 rounded-[3px] cover-edge bg-accent-fill p-3 text-on-accent shadow-lift md:grid lg:w-46"
    >
      <div className="grid grid-rows-[2fr_1fr] place-items-center overflow-hidden border-4 border-double border-current/60 p-3 text-center">
        <span className="line-clamp-5 font-display text-2xl leading-tight wrap-anywhere">{name}</span>
        <BooksIcon className="size-8 opacity-80" />
      </div>
    </div>
  );
}
