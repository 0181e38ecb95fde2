import type { Role } from '@bookstore/functions/shared/people/roles';
import { expect } from 'vitest';

export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ uid: 'admin', claims })}.`;
}

export const keepToken = (token = 'admin-token') => localStorage.setItem('token', token);
export const enterAs = (role: Role) => keepToken(tokenOf({ role }));
export const expectToken = (token: string | null) => expect(localStorage.getItem('token')).toBe(token);
