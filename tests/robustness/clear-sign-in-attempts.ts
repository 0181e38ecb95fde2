import { beforeAll } from 'vitest';
import { emptyCollection } from '../api/stored-books.ts';

// Before every file: wrong passwords in one file must not lock anybody out in the next.
beforeAll(() => emptyCollection('adminAttempts'));
