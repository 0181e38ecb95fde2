import type { OnixElement } from './onix-tree.ts';

export type Part = OnixElement | undefined;

export function all(part: Part, name: string): OnixElement[] {
  return part?.children.filter((child) => child.name === name) ?? [];
}

export function one(part: Part, name: string): Part {
  return part?.children.find((child) => child.name === name);
}

export function text(part: Part, name: string): string {
  return one(part, name)?.text.trim() ?? '';
}

/** Codes are in order of preference. */
export function byCode(parts: readonly OnixElement[], name: string, codes: readonly string[]): Part {
  return codes
    .map((code) => parts.find((part) => text(part, name) === code))
    .find((part) => part !== undefined);
}
