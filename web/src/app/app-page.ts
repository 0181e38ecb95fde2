import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import type { ComponentType } from 'react';
import { routeFile } from '#config/route-file.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

/** A row of the page table with its component. */
export interface AppPage extends PageRow {
  Page: ComponentType;
}

type LoadComponent = () => Promise<ComponentType>;

/** A page that is loaded when it is first opened. */
type LazyPage<Row extends PageRow> = Row & AppPage & { load: LoadComponent };

/** The value of import.meta.glob for a page's file. */
export function fileOf<File>(files: Record<string, File>, name: string, page: PageRow): File {
  const file = files[routeFile(name, page)];
  if (!file) throw new Error(`${routeFile(name, page)} is missing`);
  return file;
}

export function lazyPages<Row extends PageRow>(
  table: Record<string, Row>,
  files: Record<string, LoadComponent>,
): LazyPage<Row>[] {
  return Object.entries(table).map(([name, page]) => {
    const load = fileOf(files, name, page);
    return { ...page, load, Page: lazyComponent(load) };
  });
}
