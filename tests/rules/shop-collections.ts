import { collections } from '../../functions/src/shared/collections.ts';
import { rights } from './firestore-matrix.ts';

/** Includes subcollections, and one that does not exist. */
export function shopCollections(): string[] {
  return [...new Set([...Object.keys(rights), ...Object.keys(collections).sort(), 'unknown'])];
}
