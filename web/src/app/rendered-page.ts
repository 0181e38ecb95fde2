import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** A page that the server renders. */
export interface RenderedPage {
  /** The pattern of its address. */
  path: string;
  Page: ComponentType;
  /** Loads all API data that the page shows into the cache, before the server renders it. */
  load: (queryClient: QueryClient, params: Params) => Promise<void>;
}
