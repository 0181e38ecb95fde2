import './new-page.ts';
import { beforeEach } from 'vitest';

// Each test of a file that imports this begins with a session of the dashboard, too.
beforeEach(() => localStorage.setItem('token', 'admin-token'));
