/** For a script element: a '<' could end it, or begin a comment. */
export function embeddedJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
