import { beforeEach } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';

// Each test of a file that imports this begins with a page that has asked for nothing yet.
beforeEach(() => browserData.clear());
