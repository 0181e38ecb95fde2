import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** Its anchor for the list of sections. */
  anchor: string;
  /** Explanation below the title. */
  text?: string;
  children: ReactNode;
}

export function AccountSection({ title, anchor, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-24 gap-x-12 2xl:grid 2xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>}
      </div>
      <div className="mt-4 2xl:mt-0">{children}</div>
    </section>
  );
}

export function AccountRows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line rounded-card border border-line bg-surface">{children}</div>;
}

interface AccountRowProps {
  label: string;
  /** The present value, or what the row is for. */
  value: ReactNode;
  action?: ReactNode;
}

export function AccountRow({ label, value, action }: AccountRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 sm:px-6">
      <div className="grid min-w-0 flex-[1_1_9rem] sm:flex-[1_1_14rem] gap-x-4 py-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <p className="text-[0.9375rem] text-muted">{label}</p>
        <div className="wrap-anywhere">{value}</div>
      </div>
      {action}
    </div>
  );
}
