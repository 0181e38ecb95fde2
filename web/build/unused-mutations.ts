/** Stands in for the mutations of TanStack Query, which the shop never makes (see ../vite.config.ts). */
export class MutationCache {
  getAll() {
    return [];
  }
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
}
