/** As JSON, whatever the order of fields: a form and the shop's answer differ in that. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);
