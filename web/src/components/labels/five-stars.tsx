declare module 'react' {
  interface CSSProperties {
    /** How many of five stars are filled: a custom property in utilities.css. */
    '--stars'?: number;
  }
}

/** Hidden from screen readers: the caller says it in words. */
export function FiveStars({ stars }: { stars: number }) {
  return <span aria-hidden="true" className="stars" style={{ '--stars': stars }} />;
}
