import manifest from '../../../package.json' with { type: 'json' };

/** The version of the product; it stands in package.json at the top, and nowhere else. */
export const productVersion = manifest.version;
