// Apart from the order: the page of a payment needs nothing else of it.

/** Whether a text can be the id of a stored order, and no other address of the database. */
export function isOrderId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
