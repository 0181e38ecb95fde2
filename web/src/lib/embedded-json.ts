/** JSON that can stand in a script element: '<' would let it end there, or begin a comment. */
export function embeddedJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
