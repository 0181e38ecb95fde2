/** Two check digits at the end (ISO 7064, modulo 97); letters count as 10 to 35. */
export function holdsMod97(text: string): boolean {
  const digits = Array.from(text, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Without spaces. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && holdsMod97(text.slice(4) + text.slice(0, 4));
}
