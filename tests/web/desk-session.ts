import './new-page.ts';
import { beforeEach } from 'vitest';
import { keepToken } from './dashboard-token.ts';

// Each test of a file that imports this begins with a session of the dashboard.
beforeEach(() => keepToken());
