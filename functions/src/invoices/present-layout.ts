/**
 * By which new documents are drawn. A developer who changes the drawing adds a layout with the next number and keeps the one before:
 * what was sent out is made again as it was.
 */
export const presentLayout = 3;
