import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailedContext } from '#components/loading/async-boundary.tsx';
import type { KeptFormProps } from './kept-form-context.ts';
import {
  changedFields,
  continued,
  KeeperContext,
  keepTyping,
  keptOf,
  lostForms,
  placeKey,
  throwAway,
  useContinued,
} from './kept-typing.ts';

/**
 * Keeps unsent fields of a dashboard form on this device until the form is sent or its person leaves it. After a
 * session has ended, the person can restore them.
 * @param typed the fields with unsent changes
 * @param restore puts such fields back into the form
 */
function useKeptFields(
  form: string,
  typed: Record<string, unknown>,
  restore: (typed: Record<string, unknown>) => void,
): void {
  const keeper = use(KeeperContext);
  const hasFailed = use(FailedContext);
  const continuing = useContinued();
  const isOurs = useRef(false);
  const place = keeper && { person: keeper.person, path: keeper.path, form };
  const search = keeper?.search ?? '';
  const key = place && placeKey(place);
  const text = JSON.stringify(typed);

  const goOn = useEffectEvent(() => {
    if (!place || !key || !(lostForms.delete(key) || continuing.includes(key))) return;
    // Another form may have been chosen since this was rendered.
    continued.set(continued.get().filter((one) => one !== key));
    const kept = keptOf(place.person).find((one) => placeKey(one) === key);
    if (kept) restore(kept.typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that is to go on
  useEffect(() => goOn(), [continuing, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: place and fields by their texts
  useEffect(() => {
    if (!place) return;
    const isTyped = Object.keys(typed).length > 0;
    if (isTyped) keepTyping(place, search, typed);
    else if (isOurs.current) throwAway(place);
    isOurs.current = isTyped;
  }, [key, text]);

  const onLeave = useEffectEvent(() => {
    // Leaving a page for a form to restore elsewhere does not discard this one.
    const isDone = !keeper?.isOver() && continued.get().length === 0;
    if (!key || !place || !isOurs.current) return;
    if (hasFailed()) lostForms.add(key);
    else if (isDone) throwAway(place);
  });
  useEffect(() => () => onLeave(), []);
}

function isPartOf<Values extends object>(first: Values, kept: object): kept is Partial<Values> {
  const firsts = new Map<string, unknown>(Object.entries(first));
  return Object.entries(kept).every(([name, value]) => typeof value === typeof firsts.get(name));
}

/**
 * Like a kept Formik form, for forms without Formik.
 * @param form unique on the page
 * @param first the initial values; later ones are taken over where nothing was typed
 */
export function useKeptState<Values extends object>(form: string, first: Values, onRestore?: () => void) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const values: Values = { ...first, ...typed };
  const change = (part: Partial<Values>) => setTyped((before) => ({ ...before, ...part }));
  useKeptFields(form, changedFields(values, first), (kept) => {
    // Another version of the form may have kept it.
    if (!isPartOf(first, kept)) return console.warn('What was kept is not of this form:', Object.keys(kept));
    change(kept);
    onRestore?.();
  });
  return { values, change, clear: () => setTyped({}) };
}

/** Unfolds the part of the page with a form to restore; `open` gets the form's name. */
export function useOpenToGoOn(open: (form: string) => void): void {
  const keeper = use(KeeperContext);
  const continuing = useContinued();
  const openFor = useEffectEvent(() => {
    const here = keeper ? keptOf(keeper.person).filter(({ path }) => path === keeper.path) : [];
    for (const one of here) if (continuing.includes(placeKey(one))) open(one.form);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that is to go on
  useEffect(() => openFor(), [continuing]);
}

/** The state of a fold, which opens when the form in it is to be restored. */
export function useFold(
  form: string,
  isFirstOpen = false,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isFirstOpen);
  useOpenToGoOn((kept) => setOpen((before) => before || kept === form));
  return [isOpen, setOpen];
}

/** To be rendered within a Formik form. */
export function KeptForm({ form, unsaved, formik }: KeptFormProps): null {
  const { values, initialValues, setValues } = formik;
  const typed = unsaved === false ? {} : changedFields(values, initialValues);
  useKeptFields(form, typed, (kept) => void setValues({ ...values, ...kept }));
  return null;
}
