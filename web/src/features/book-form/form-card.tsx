import type { ReactNode } from 'react';

interface FormCardProps {
  title: string;
  children: ReactNode;
}

export function FormCard({ title, children }: FormCardProps) {
  return (
    <section className="mx-auto max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
