import { beforeAll } from 'vitest';
import { emptyCollection } from '../api/stored-books.ts';

// Before every file: the guesses at the admin's password in one file lock no person out in the next.
beforeAll(() => emptyCollection('adminAttempts'));
