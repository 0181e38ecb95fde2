const fileName = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/** Whether a text can stand as a book's cover: '', a plain file name, or an absolute https address. */
export function isCoverImage(cover: string): boolean {
  if (cover === '') return true;
  if (/^https:\/\//i.test(cover)) return URL.canParse(cover);
  return fileName.test(cover) && cover !== '.' && cover !== '..';
}
