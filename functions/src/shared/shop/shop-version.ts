/** What GET /api/version answers. */
export interface ShopVersion {
  version: string;
  /** The number of the last migration up to which the data has seen all; none before the first deploy that counts. */
  data?: number;
}
