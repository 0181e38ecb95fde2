import type { ReactNode } from 'react';
import { DeskHead } from '#components/layout/desk-head.tsx';

interface FormCardProps {
  title: string;
  link?: ReactNode;
  children: ReactNode;
}

export function FormCard({ title, link, children }: FormCardProps) {
  return (
    <>
      <DeskHead title={title}>{link}</DeskHead>
      <section className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr_auto]">
        {children}
      </section>
    </>
  );
}

/** Parts that belong to the book but not to its form: below the second column. */
export function BesideForm({ children }: { children: ReactNode }) {
  return <div className="lg:col-start-2 lg:row-start-2">{children}</div>;
}
