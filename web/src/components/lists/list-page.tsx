import type { ComponentProps, ReactNode } from 'react';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';

interface ListPageProps<Item> {
  title: string;
  hint: string;
  query: ComponentProps<typeof Pending>['query'];
  failed: string;
  items: readonly Item[] | undefined;
  text: string;
  /** A suggestion for the first item. */
  first?: string;
  add: { title: string; form: ReactNode; full: string | false };
  children?: ReactNode;
  /** Gives the forms as much room as the list. */
  isHalved?: boolean;
  row: (item: Item) => ReactNode;
}

export function ListPage<Item>({ title, hint, query, items, add, row, ...rest }: ListPageProps<Item>) {
  const { failed, text, first, isHalved, children } = rest;
  return (
    <>
      <DeskHead title={title} hint={hint} />
      {children}
      <div className={isHalved ? halves : deskColumns}>
        <section aria-label={title} className={`${panel} py-1! sm:py-2!`}>
          <Pending query={query} failed={failed} className="my-4" height="h-24" />
          {items?.length === 0 && (
            <NothingHere text={text} hint={first}>
              {null}
            </NothingHere>
          )}
          {items && items.length > 0 && (
            <ul aria-label={title} className="divide-y divide-line">
              {items.map(row)}
            </ul>
          )}
        </section>
        <Card title={add.title}>
          {add.full ? <p className="text-[0.9375rem] text-muted">{add.full}</p> : add.form}
        </Card>
      </div>
    </>
  );
}

const halves = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5';
