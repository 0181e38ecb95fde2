/**
 * What differs between package-lock.json and npm's own list in node_modules, both as their "packages".
 * A package may be absent where it is optional: it is for another platform.
 * @param {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 * @returns {string[]}
 */
export function differences(wanted, present) {
  const places = new Set([...Object.keys(wanted), ...Object.keys(present)]);
  return [...places].filter((place) => {
    if (!place.includes('node_modules/')) return false;
    const want = wanted[place];
    const have = present[place];
    if (want === undefined) return true;
    if (have === undefined) return !(want.optional || want.devOptional);
    return want.version !== have.version;
  });
}

/**
 * Whether a Node runs .ts files by itself: from 22.18 on.
 * @param {string} version such as "20.19.0"
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6);
}
