function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The file names among these covers must be listed, and what an address ends with behind a books folder may be. */
function areFilesOf(covers: readonly string[], files: readonly unknown[]): boolean {
  const urls = covers.filter((one) => /^https:\/\//i.test(one));
  const names = covers.filter((one) => one !== '' && !urls.includes(one));
  const paths = urls.filter((url) => URL.canParse(url)).map(pathOf);
  return (
    names.every((name) => files.includes(name)) &&
    files.every(
      (file) => names.some((name) => name === file) || paths.some((one) => one.endsWith(`/books/${file}`)),
    )
  );
}

/** Sum, ids and covers of an order must follow from its lines. */
export function isConsistent({
  lines,
  productIds,
  totalCents,
  deliveryCents = 0,
  totalPrice,
  coverImages,
}: Record<string, unknown>): boolean {
  if (!Array.isArray(lines) || !Array.isArray(coverImages)) return false;
  const sum = lines.reduce((total, { unitCents }) => total + unitCents, Number(deliveryCents));
  return (
    sum === totalCents &&
    totalPrice === `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}` &&
    JSON.stringify(productIds) === JSON.stringify(lines.map(({ bookId: id }) => id)) &&
    areFilesOf(
      lines.map(({ coverImage }) => coverImage),
      coverImages,
    )
  );
}
