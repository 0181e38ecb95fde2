/** A value as JSON, whatever the order of its fields is: a form and the shop's answer have another one. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);
