import { beforeAll } from 'vitest';
import { emptyCollection } from '../api/stored-books.ts';

// Before every file: the guesses at the admin's password in one file keep nobody out of the next.
beforeAll(() => emptyCollection('adminAttempts'));
