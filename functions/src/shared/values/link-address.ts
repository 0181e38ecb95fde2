/** Whether a text is an address within the shop. */
export function isPath(text: string): boolean {
  return text.startsWith('/') && new URL(text, 'https://shop.example').origin === 'https://shop.example';
}

export function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/.test(text) && URL.canParse(text);
}
