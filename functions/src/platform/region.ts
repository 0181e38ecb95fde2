// Not destructured: the build for a real project puts the region in place of exactly this.
const named = process.env.SHOP_REGION;

/** Where the functions run: SHOP_REGION, which a deploy reads and also tells Hosting. */
export const region = named || 'us-central1';
