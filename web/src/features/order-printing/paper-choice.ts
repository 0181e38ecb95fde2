import { useShop } from '#config/shop.ts';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';
import { type Paper, type Printed, paperOf } from './papers.ts';

type Choices = Readonly<Record<string, unknown>>;

function parseChoices(text: string | null): Choices {
  try {
    const choices: unknown = JSON.parse(text ?? '{}');
    return typeof choices === 'object' && choices ? { ...choices } : {};
  } catch {
    return {};
  }
}

const chosen = createLocalStore<Choices>('print-papers', {
  parse: parseChoices,
  serialize: (choices) => JSON.stringify(choices),
});

export function usePaper(what: Printed): [paper: Paper, choose: (name: string) => void] {
  const { locale } = useShop();
  const choices = useLocalStore(chosen, {});
  const name = choices[what];
  const paper = paperOf(what, typeof name === 'string' ? name : undefined, locale);
  return [paper, (next) => chosen.set({ ...choices, [what]: next })];
}
