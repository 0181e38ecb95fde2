const newline = 10;

/** Decodes UTF-8 lines lazily; the last need not end with a line break. */
export function splitLines(bytes: Uint8Array): { size: number; line: (place: number) => string } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = buffer.indexOf(newline); at >= 0; at = buffer.indexOf(newline, at + 1)) size += 1;
  if (buffer.length > 0 && buffer[buffer.length - 1] !== newline) size += 1;
  const ends = new Uint32Array(size);
  for (let place = 0, at = 0; place < size; place += 1) {
    const end = buffer.indexOf(newline, at);
    ends[place] = end < 0 ? buffer.length : end;
    at = end + 1;
  }
  return {
    size,
    line(place) {
      const end = ends[place];
      if (end === undefined) throw new RangeError(`There is no line ${place}`);
      return buffer.toString('utf8', place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end);
    },
  };
}
