type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'remove';

const variantClasses: Record<ButtonVariant, string> = {
  // The border is invisible, but forced colours paint it where they drop the background.
  primary:
    'border border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-hover disabled:border-line-strong/60 disabled:bg-line/60 disabled:text-muted not-aria-busy:aria-disabled:bg-line/60 not-aria-busy:aria-disabled:hover:bg-line/60',
  secondary:
    'border border-line-strong/60 text-ink hover:border-accent hover:text-accent disabled:opacity-55',
  // Without colours only a line tells it from text.
  quiet: 'text-accent underline-offset-4 hover:underline disabled:opacity-55 forced-colors:underline',
  // For what takes something away: never the most prominent button.
  remove:
    'text-ink underline-offset-4 hover:text-accent hover:underline disabled:opacity-55 forced-colors:underline',
};

export function buttonClasses(variant: ButtonVariant = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 text-[0.9375rem] font-medium button-text sm:px-5 transition-colors duration-150 ${variantClasses[variant]}`;
}

export const inputClasses =
  'min-h-11 w-full rounded-lg border border-line-strong/60 bg-surface px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-line-strong focus:border-accent aria-invalid:border-accent [&[readonly]]:bg-sunken';
