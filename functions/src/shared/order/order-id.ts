// Apart from the order: the page of a payment needs nothing else of it.

/** Also guards against a path to another document of the database. */
export function isOrderId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}
