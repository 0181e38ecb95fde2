import type { ReactNode } from 'react';

interface MailRowProps {
  label: string;
  /** What the shopper agrees to. */
  children: ReactNode;
  isWanted: boolean;
  busy: boolean;
  onAnswer: (isWanted: boolean) => void;
}

export function MailRow({ label, children, isWanted, busy, onAnswer }: MailRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer gap-4 px-5 py-4 sm:px-6">
      <input
        type="checkbox"
        checked={isWanted}
        aria-busy={busy}
        onChange={({ target }) => onAnswer(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-[0.9375rem] text-muted">{children}</span>
      </span>
    </label>
  );
}
