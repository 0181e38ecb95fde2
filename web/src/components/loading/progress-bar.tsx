interface ProgressBarProps {
  label: string;
  /** From 0 to 1; undefined while unknown. */
  done: number | undefined;
}

/** Styled by hand: at this height a browser's own bar looks full when it is empty. */
export function ProgressBar({ label, done }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...(done !== undefined && { value: done })}
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong/60 bg-sunken motion-safe:indeterminate:animate-pulse [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-fill [&::-moz-progress-bar]:bg-accent-fill [&:indeterminate::-moz-progress-bar]:bg-transparent forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
    />
  );
}
