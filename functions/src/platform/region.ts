// Not destructured: the build for a real project replaces exactly this expression.
const named = process.env.SHOP_REGION;

/** SHOP_REGION, which a deploy reads and also passes to Hosting. */
export const region = named || 'us-central1';
