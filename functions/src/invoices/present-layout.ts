/**
 * Layout of new documents. A change of the drawing gets the next number and keeps the old layout: documents already
 * sent must be redrawn unchanged.
 */
export const presentLayout = 3;
