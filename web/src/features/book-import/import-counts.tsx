import type { BookImport, ImportCounts } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';

type Figure = readonly [name: keyof ImportCounts, label: string];

const checked: readonly Figure[] = [
  ['lines', t('lines')],
  ['new', t('new')],
  ['changed', t('changed')],
  ['same', t('the same')],
  ['faulty', t('faulty')],
  ['duplicate', t('twice in the file')],
  ['incomplete', t('with something left out')],
];

/** Shown only where the count is not 0. */
const rare: readonly Figure[] = [
  ['stock', t('stock changes')],
  ['draft', t('kept as drafts')],
  ['deleted', t('taken out of the shop')],
  ['makers', t('publishers with an address')],
  ['passed', t('left as they are')],
  ['skipped', t('not imported')],
];

const undone: readonly Figure[] = [
  ['removed', t('taken out again')],
  ['restored', t('as before again')],
  ['kept', t('kept')],
];

export function ImportFigures({ bookImport: { state, counts } }: { bookImport: BookImport }) {
  const figures = [
    ...checked,
    ...rare.filter(([name]) => counts[name] > 0),
    ...(state === 'undone' || state === 'undoing' || counts.removed > 0 ? undone : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
      {figures.map(([name, label]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-lg border border-transparent bg-sunken px-3 py-2"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl tabular-nums">{figure(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
