import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import { RevenueBlock } from './revenue-block.tsx';

// Fixed content that the specification asks for; none of it is live.

const people = [
  { name: t('Annette Watson'), score: '9.3' },
  { name: t('Calvin Steward'), score: '8.9' },
  { name: t('Ralph Richards'), score: '8.7' },
  { name: t('Bernard Murphy'), score: '8.2' },
  { name: t('Arlene Robertson'), score: '8.2' },
  { name: t('Jane Lane'), score: '8.1' },
  { name: t('Pat Mckinney'), score: '7.9' },
  { name: t('Norman Walters'), score: '7.7' },
];

const figures = [
  { label: t('Orders left'), value: '02' },
  { label: t('Website visits (last day)'), value: '139' },
];

const card = 'rounded-card border border-line p-4';

/** Folded on this browser. */
const folded = createLocalStore<boolean>('samples-folded', {
  parse: (text) => text === 'true',
  serialize: (isFolded) => (isFolded ? 'true' : null),
});

/**
 * Sample figures, quieter than the shop's own below which they stand; each person can fold them, the owner can hide
 * them.
 */
export function SampleFigures() {
  const mayHide = useMay('owner');
  const isFolded = useLocalStore(folded, false);
  return (
    <section aria-labelledby="sample-title" className="mt-6 border-t border-line pt-2 text-muted">
      <details open={!isFolded} onToggle={({ currentTarget }) => folded.set(!currentTarget.open)}>
        <summary className="min-h-11 content-center text-sm">
          <h2 id="sample-title" className="me-3 inline font-sans! text-sm font-medium! tracking-normal!">
            Sample figures
          </h2>
          {t('Examples, not figures of this shop.')}
        </summary>
        <div className="mt-1 grid grid-cols-1 items-start gap-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_16rem_18rem] lg:items-stretch">
          <RevenueBlock />
          <div className="grid grid-cols-1 gap-3">
            <FillerFigures />
            <FillerChart />
          </div>
          <FillerUsers />
        </div>
        {mayHide && (
          <p className="mt-2 text-sm">
            <Link
              to={dashboardPaths.settingsSection('sample-figures')}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              Hide them in the settings
            </Link>
          </p>
        )}
      </details>
    </section>
  );
}

function FillerFigures() {
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className={`${card} flex flex-col-reverse justify-end`}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FillerUsers() {
  return (
    <section aria-labelledby="users-title" className={card}>
      <header className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="users-title" className="font-sans! text-sm font-medium! tracking-normal!">
          Users by average order
        </h3>
        <button
          type="button"
          className="-mx-3 -my-2 inline-flex min-h-11 items-center rounded-full px-3 text-sm text-muted hover:bg-sunken hover:text-ink"
        >
          Descending
        </button>
      </header>
      <ul className="divide-y divide-line text-sm">
        {people.map(({ name, score }) => (
          <li key={name} className="flex gap-3 py-1">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="tabular-nums">{score}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FillerChart() {
  return (
    <section aria-labelledby="studying-title" className={`${card} flex flex-col`}>
      <h3 id="studying-title" className="font-sans! text-sm font-medium! tracking-normal!">
        Students by type of studying
      </h3>
      <p className="mt-2 grid min-h-16 flex-1 place-items-center rounded-lg border border-dashed border-line-strong/60 bg-sunken text-muted">
        Chart
      </p>
    </section>
  );
}
