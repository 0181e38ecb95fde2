// Not destructured: the build for a real project replaces exactly this expression.
const named = process.env.SHOP_REGION;

export const region = named || 'us-central1';
