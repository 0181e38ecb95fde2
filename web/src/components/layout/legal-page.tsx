import type { LegalText } from '#config/legal.ts';

/** The page of a legal text: terms or privacy. */
export function LegalPage({ title, note, sections }: LegalText) {
  return (
    <article className="page-width py-10 md:py-16">
      <div className="mx-auto grid max-w-2xl gap-8 wrap-anywhere">
        <h1 className="text-4xl" tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="rounded-lg border border-line bg-sunken px-4 py-3 text-[0.9375rem]">{note}</p>}
        {sections.map(({ heading, text }) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-xl">{heading}</h2>
            <p className="text-muted">{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
