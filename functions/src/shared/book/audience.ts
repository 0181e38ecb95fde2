/** Whom a book is for, as it is stored; people read it with a capital. */
export const bookAudiences: readonly string[] = [
  'children',
  'teenagers',
  'adults',
  'students',
  'professionals',
];
