import { type ReactNode, useId } from 'react';
import { panel } from './desk-head.tsx';

interface CardProps {
  title: ReactNode;
  level?: 2 | 3;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, level = 3, action, className = '', children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={`${panel} ${className}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} className={`wrap-anywhere ${level === 2 ? 'text-xl' : 'text-lg'}`}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
