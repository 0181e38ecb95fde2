/** A whole code: four times four characters. */
const wholeCode = /^\s*(?:[\p{L}\p{N}]{4}[\s\p{Pd}]*){3}([\p{L}\p{N}]{4})\s*$/u;

/** Of a whole code only its last four characters: searches appear in addresses and logs, and a code is money. */
export function searchedText(typed: string): string {
  const isWord = !/[\s\p{Pd}\p{N}]/u.test(typed.trim());
  const [, lastFour] = isWord ? [] : (wholeCode.exec(typed) ?? []);
  return (lastFour ?? typed).trim();
}
