const anyShop = 'https://shop.example';

export function isPath(text: string): boolean {
  return text.startsWith('/') && URL.canParse(text, anyShop) && new URL(text, anyShop).origin === anyShop;
}

export function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/.test(text) && URL.canParse(text);
}
