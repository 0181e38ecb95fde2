import { ArrowIcon } from '#components/icons/icons.tsx';

interface TurnButtonProps {
  label: string;
  back?: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Keeps the focus at the end of the row, which a disabled button would lose. */
export function TurnButton({ label, back, disabled, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong/50 text-ink transition-colors turn-button"
    >
      <ArrowIcon className={back ? 'rotate-180' : ''} />
    </button>
  );
}
