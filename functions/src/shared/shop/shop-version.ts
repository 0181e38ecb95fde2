/** GET /api/version. */
export interface ShopVersion {
  version: string;
  /**
   * The number of the last migration that has been applied to all data; missing before the first deploy that counts
   * them.
   */
  data?: number;
}
