function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** By format 12 (groups) of `cmap`. */
export function lettersOf(font: Buffer): (codePoint: number) => boolean {
  const map = tableAt(font, 'cmap');
  const places = Array.from({ length: font.readUInt16BE(map + 2) }, (_, index) =>
    font.readUInt32BE(map + 4 + index * 8 + 4),
  );
  const groups = places.map((place) => map + place).find((at) => font.readUInt16BE(at) === 12);
  if (groups === undefined) throw new Error('The font lists its letters in another way');
  const ranges = Array.from({ length: font.readUInt32BE(groups + 12) }, (_, index) => {
    const at = groups + 16 + index * 12;
    return { from: font.readUInt32BE(at), to: font.readUInt32BE(at + 4) };
  });
  return (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to);
}
