// Stands in for the mutations of TanStack Query, which the shop never makes (see ../vite.config.ts).
function unused(): never {
  throw new Error('Mutations are left out of the shop’s bundle.');
}

export const Mutation = unused;
export const getDefaultState = unused;
