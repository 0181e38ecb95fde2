import fc from 'fast-check';

/** Any text at all, of up to so many UTF-16 units, with control characters and halves of characters. */
export const anyText = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x17f }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units));
