/** Five stars, filled as far as the number says; who shows them says it in words. */
export function FiveStars({ stars }: { stars: number }) {
  return <span aria-hidden="true" className="stars" style={{ ['--stars' as string]: stars }} />;
}
