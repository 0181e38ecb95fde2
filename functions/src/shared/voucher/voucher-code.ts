// Without yup, so that pages can go by it.

/** Digits and letters without those that are taken for others: no 0 and O, no 1, I and L. As many as a prime number. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const base = alphabet.length;

/** The last one is the check character. */
export const codeLength = 16;

/** Modulo a prime and with weights that differ, one wrong letter, or two that have changed places, never give 0. */
function weighted(letters: string): number {
  return Array.from(letters, (letter, index) => alphabet.indexOf(letter) * (index + 1)).reduce(
    (sum, value) => sum + value,
    0,
  );
}

/** With which check character the sum is 0: it has the weight 16, whose inverse modulo 31 is 2. */
function checkCharacter(letters: string): string {
  return alphabet.charAt((2 * (base - (weighted(letters) % base))) % base);
}

/** The code that some random bytes make, in hexadecimal: 74 bits of them. */
export function codeOfBytes(hexadecimal: string): string {
  let rest = BigInt(`0x${hexadecimal}`);
  let letters = '';
  for (let count = 1; count < codeLength; count += 1) {
    letters += alphabet.charAt(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  return letters + checkCharacter(letters);
}

/** A code as it was typed, or spoken and noted, as the shop has made it; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const letters = typed
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '');
  const isCode = letters.length === codeLength && Array.from(letters).every((one) => alphabet.includes(one));
  return isCode && weighted(letters) % base === 0 ? letters : undefined;
}

/** As people read it: 'ABCD-EFGH-JKMN-PQRS'. */
export function codeInFours(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

export const lastFourOf = (code: string) => code.slice(-4);

/** Stands for the code: in a stored mail, into which it is put as it is sent, and on a card that is being chosen. */
export const codeMark = '····-····-····-····';
