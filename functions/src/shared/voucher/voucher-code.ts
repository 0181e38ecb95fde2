// Without yup, so that pages can use it.

/** Without characters that are easily confused: 0 and O, 1, I and L. 31 of them, a prime number. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const base = alphabet.length;

/** The last one is the check character. */
export const codeLength = 16;

/** Modulo a prime and with distinct weights, so that one wrong letter, or two swapped ones, never give 0. */
function weighted(letters: string): number {
  return Array.from(letters, (letter, index) => alphabet.indexOf(letter) * (index + 1)).reduce(
    (sum, value) => sum + value,
    0,
  );
}

/** Makes the weighted sum 0: it has the weight 16, whose inverse modulo 31 is 2. */
function checkCharacter(letters: string): string {
  return alphabet.charAt((2 * (base - (weighted(letters) % base))) % base);
}

/** @param hexadecimal random bytes, of which 74 bits are used */
export function codeOfBytes(hexadecimal: string): string {
  let rest = BigInt(`0x${hexadecimal}`);
  let letters = '';
  for (let count = 1; count < codeLength; count += 1) {
    letters += alphabet.charAt(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  return letters + checkCharacter(letters);
}

/** Normalises what was typed, or spoken and written down; undefined for what cannot be a code. */
export function readCode(typed: string): string | undefined {
  const letters = typed
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '');
  const isCode = letters.length === codeLength && Array.from(letters).every((one) => alphabet.includes(one));
  return isCode && weighted(letters) % base === 0 ? letters : undefined;
}

/** 'ABCD-EFGH-JKMN-PQRS' */
export function codeInFours(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

export const lastFourOf = (code: string) => code.slice(-4);

/** A placeholder: in a stored mail, until it is sent, and on a card that is being chosen. */
export const codeMark = '····-····-····-····';
