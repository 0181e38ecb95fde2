// Fixed content that the specification asks for; none of it is live.

const people = [
  { name: 'Annette Watson', score: '9.3' },
  { name: 'Calvin Steward', score: '8.9' },
  { name: 'Ralph Richards', score: '8.7' },
  { name: 'Bernard Murphy', score: '8.2' },
  { name: 'Arlene Robertson', score: '8.2' },
  { name: 'Jane Lane', score: '8.1' },
  { name: 'Pat Mckinney', score: '7.9' },
  { name: 'Norman Walters', score: '7.7' },
];

const figures = [
  { label: 'Orders left', value: '02' },
  { label: 'Website visits (last day)', value: '139' },
];

const card = 'rounded-card border border-line bg-surface p-5 lg:p-6';

export function FillerFigures() {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {figures.map(({ label, value }) => (
        <div key={label} className={`${card} flex flex-col-reverse justify-end`}>
          <dt className="mt-1 text-[0.9375rem] text-muted">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FillerUsers() {
  return (
    <section aria-labelledby="users-title" className={card}>
      <header className="mb-3 flex items-center justify-between gap-4">
        <h2 id="users-title" className="text-lg">
          Users by average order
        </h2>
        <button
          type="button"
          className="-mr-3 inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink"
        >
          Descending
        </button>
      </header>
      <ul className="divide-y divide-line">
        {people.map(({ name, score }) => (
          <li key={name} className="flex items-center gap-3 py-2.5 text-[0.9375rem]">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-sunken font-display"
            >
              {name[0]}
            </span>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="font-medium tabular-nums">{score}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FillerChart() {
  return (
    <section aria-labelledby="studying-title" className={`${card} flex flex-col`}>
      <h2 id="studying-title" className="text-lg">
        Students by type of studying
      </h2>
      <p className="mt-4 grid min-h-40 flex-1 place-items-center rounded-lg border border-dashed border-line-strong/60 bg-sunken text-2xl text-muted">
        Chart
      </p>
    </section>
  );
}
