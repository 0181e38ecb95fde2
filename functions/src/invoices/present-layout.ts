/**
 * The layout in which new documents are drawn. A change of the drawing is a layout with the next number, and the one before
 * stays: a document that was sent out is drawn again as it was.
 */
export const presentLayout = 3;
