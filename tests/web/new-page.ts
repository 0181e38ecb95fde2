import { beforeEach } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';

// Each test of a file that imports this begins with an empty query cache, as a new page.
beforeEach(() => browserData.clear());
