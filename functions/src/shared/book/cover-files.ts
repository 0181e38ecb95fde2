import { coverFolder, isCoverAddress } from './cover.ts';

function decodedPath(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The files in the books folder that `coverImage` may show: a plain name, or what follows 'books/' in an https address,
 * since a bucket is reached by many hosts. Rather too many files than too few.
 */
export function coverFilesOf(coverImage: string): string[] {
  if (!isCoverAddress(coverImage)) return coverImage === '' ? [] : [coverImage];
  if (!URL.canParse(coverImage)) return [];
  const path = decodedPath(coverImage);
  return [...path.matchAll(/(?<=\/)books\//g)]
    .map(({ index }) => path.slice(index + coverFolder.length))
    .filter((name) => name !== '');
}
