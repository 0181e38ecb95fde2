/** An author as pages and addresses name them. */
export interface Author {
  name: string;
  /** The last part of the address of the author's page: 'gabriel-garcia-marquez'. */
  slug: string;
}

/** A text as an address has it, in any script: 'Émile  Zola!' → 'emile-zola'; '' when it has neither letter nor digit. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? '';
}

/** Whether a comma stands between whole names and not between a surname and a first name. */
function isListOfNames(parts: readonly string[]): boolean {
  return parts.every((part) => part.trim().includes(' '));
}

/**
 * The authors that a book's one text names, each once: 'Terry Pratchett, Neil Gaiman' and 'Terry Pratchett & Neil Gaiman'
 * are two, 'Tolkien, J.R.R.' is one. Nobody who has no letter is left out of the text, only of the list.
 */
export function authorsOf(text = ''): Author[] {
  const names = text.split(/\s*[;&]\s*|\s+and\s+/u).flatMap((part) => {
    const parts = part.split(/,\s*/u);
    return isListOfNames(parts) ? parts : [part];
  });
  const bySlug = new Map<string, Author>();
  for (const given of names) {
    const name = given.trim();
    const slug = slugOf(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { name, slug });
  }
  return [...bySlug.values()];
}
