/** The shortest beginning of a word or a number by which an order is found. */
const shortest = 2;
/** Beginnings of longer words are not kept one by one. */
const longest = 20;
const mostWords = 8;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function beginnings(word: string): string[] {
  const letters = [...word].slice(0, longest);
  return letters
    .map((_, index) => letters.slice(0, index + 1).join(''))
    .filter(({ length }) => length >= shortest);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** An order number as it is searched for: letters that look like digits count as those, as Crockford's base32 has it. */
function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

interface Searched {
  number: string;
  name: string;
  email: string;
  phone: string;
}

/** What an order is found by: the beginnings of its number and of the words of the name, the e-mail, the phone number. */
export function orderSearchKeys({ number, name, email, phone }: Searched): string[] {
  const digits = digitsOf(phone);
  const keys = [
    ...beginnings(plainNumber(number)).map((key) => `#${key}`),
    ...words(name).slice(0, mostWords).flatMap(beginnings),
    email.toLowerCase(),
    // The last digits, however the shopper wrote the country's code.
    ...(digits ? [`+${digits.slice(-8)}`] : []),
  ];
  return [...new Set(keys.filter(Boolean))];
}

/** The keys of which an order that is searched for by this text has one; none when it is too short. */
export function searchKeysFor(text: string): string[] {
  const query = text.trim();
  if (query.includes('@')) return [query.toLowerCase()];
  const digits = digitsOf(query);
  const isPhone = /^[\d\s()+./-]+$/.test(query) && digits.length >= 6;
  const number = plainNumber(query);
  const isNumber = /^[0-9A-Z]{2,8}$/.test(number);
  // The database finds by one word only, so of several the longest is taken.
  const word = words(query).sort((a, b) => b.length - a.length)[0] ?? '';
  const keys = [
    ...(isPhone ? [`+${digits.slice(-8)}`] : []),
    ...(isNumber ? [`#${number}`] : []),
    ...(word.length >= shortest ? [[...word].slice(0, longest).join('')] : []),
  ];
  return [...new Set(keys)];
}
