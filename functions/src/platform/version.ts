import manifest from '../../../package.json' with { type: 'json' };

/** The version of the product, from package.json at the top. */
export const productVersion = manifest.version;
