/** '{title} by {author}' → 'title' | 'author' */
export type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** 'See <cart>your cart</cart>' → 'cart' */
export type Tag<Message extends string> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tag<Rest>
  : never;

const placeholder = /\{(\w+)\}/g;

/** A placeholder without a value stays as it is. */
export function filled(message: string, values: Readonly<Record<string, unknown>>): string {
  return message.replace(placeholder, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Sorted: a translation must have the same ones. */
export function partsOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}|<\/?\w+>/g))].sort();
}

/** 'Cash|page' → 'Cash': the suffix distinguishes senses of the same English word. */
export const withoutSense = (message: string): string => message.replace(/\|\w+$/, '');
