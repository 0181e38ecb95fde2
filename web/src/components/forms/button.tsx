import type { ComponentProps } from 'react';
import { buttonClasses } from './control-classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Parameters<typeof buttonClasses>[0];
  /** While busy, the button shows it and ignores further clicks. */
  busy?: boolean;
}

export function Button({
  variant,
  busy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClasses(variant)} aria-busy:cursor-progress aria-busy:opacity-70 not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:text-muted ${className}`}
    />
  );
}
