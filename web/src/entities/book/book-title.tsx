const withSeries = /^(.*\S)\s+\(([^()]*#\s?\d[^()]*)\)$/u;

/** A title, with the series that stands in brackets behind it on a line of its own: 'Dune (Dune Chronicles, #1)'. */
export function BookTitle({ title }: { title: string }) {
  const [, name, series] = withSeries.exec(title) ?? [];
  if (!name || !series) return title;
  return (
    <>
      {name} <span className="block font-sans text-sm font-normal text-muted">{series}</span>
    </>
  );
}
