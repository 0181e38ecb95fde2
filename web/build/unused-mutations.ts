/** Replaces TanStack Query's mutations, which the shop never uses (see ../vite.config.ts). */
export class MutationCache {
  getAll() {
    return [];
  }
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
}
