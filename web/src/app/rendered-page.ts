import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** A page that the server renders. */
export interface RenderedPage {
  /** The pattern of its address. */
  path: string;
  Page: ComponentType;
  /** Asks the API for all that the page shows, so that the server can render it whole. */
  load: (queryClient: QueryClient, params: Params) => Promise<void>;
}
