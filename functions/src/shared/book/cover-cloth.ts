export type Choices<T> = readonly [T, ...T[]];

/** A dark and a light colour with enough contrast: either can be the cloth and the other the ink. */
export const inks: Choices<readonly [dark: string, light: string]> = [
  ['#6f2029', '#f2d9a8'],
  ['#1f4536', '#d5e0c6'],
  ['#1f3050', '#eed9a4'],
  ['#164850', '#f0dcc0'],
  ['#47284b', '#ecc9ba'],
  ['#33241b', '#e8b96e'],
  ['#2a2a2e', '#ddd3c0'],
  ['#7d3219', '#f6e0bd'],
  ['#45451f', '#e9dfa9'],
  ['#2b4763', '#cbdbe3'],
];

/** FNV-1a: the same on the server and in every browser. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  // Mixes the last character into the lowest bits.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** By its title; `pick` makes the further choices. */
export function clothOf(title: string) {
  let rest = hashOf(title);
  function pick<T>(choices: Choices<T>): T {
    const choice = choices[rest % choices.length] ?? choices[0];
    rest = Math.floor(rest / choices.length);
    return choice;
  }
  const [dark, light] = pick(inks);
  const [ground, ink] = pick([
    [dark, light],
    [light, dark],
    [dark, light],
  ]);
  return { dark, ground, ink, pick };
}
