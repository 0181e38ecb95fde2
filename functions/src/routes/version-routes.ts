import type { Handler } from '../platform/http/handler.ts';
import { presentVersion } from '../release/present-release.ts';

export const getVersion: Handler<'GET /api/version'> = () => presentVersion();
