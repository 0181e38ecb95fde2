/** Text that is HTML or XML already; only {@link markup} makes it. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Markup };

type Value = string | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Not representable in XML 1.0: control characters and lone surrogates. */
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function toMarkup(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value !== 'string') return value.map(({ text }) => text).join('');
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '').replace(noXml, '\uFFFD');
}

/** Escapes every text, also within quoted attributes. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(toMarkup)));
}

export function when<T>(value: T | '' | undefined, show: (value: T) => Markup): Markup {
  return value ? show(value) : markup``;
}
