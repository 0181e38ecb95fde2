/** `BENCH_PAGES=Home,Book` measures these alone. */
export const { BENCH_PAGES: namedPages } = process.env;
export const isChosenPage = (name: string) =>
  namedPages === undefined || namedPages.split(',').includes(name);
