/** Text that is HTML already; only {@link html} makes it. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Value = string | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(({ text }) => text).join('');
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** HTML from a template, in which every text stays a text, also within quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toHtml)));
}

/** The HTML when there is something to show, otherwise none. */
export function when<T>(value: T | '' | undefined, show: (value: T) => Html): Html {
  return value ? show(value) : html``;
}
