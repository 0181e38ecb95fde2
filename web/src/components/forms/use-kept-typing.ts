import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useLocalStore } from '#lib/browser/local-store.ts';
import {
  changedFields,
  continued,
  KeeperContext,
  keepTyping,
  keptOf,
  placeKey,
  throwAway,
} from './kept-typing.ts';

/**
 * Keeps what is typed in a form of the dashboard on this device until it is sent, or the form is left by its person. A
 * session that ends leaves it there, and its form goes on with it when the person asks for that.
 * @param typed the fields with something that was not sent
 * @param restore puts such fields into the form again
 */
export function useKeptFields(
  form: string,
  typed: Record<string, unknown>,
  restore: (typed: Record<string, unknown>) => void,
): void {
  const keeper = use(KeeperContext);
  const continuing = useLocalStore(continued, null);
  const isOurs = useRef(false);
  const place = keeper && { person: keeper.person, path: keeper.path, form };
  const key = place && placeKey(place);
  const text = JSON.stringify(typed);

  const goOn = useEffectEvent(() => {
    if (!place || continuing !== key) return;
    continued.set(null);
    const found = keptOf(place.person).find((one) => placeKey(one) === key);
    if (found) restore(found.typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that is to go on
  useEffect(() => goOn(), [continuing, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: place and fields by their texts
  useEffect(() => {
    if (!place) return;
    const isTyped = Object.keys(typed).length > 0;
    if (isTyped) keepTyping(place, typed);
    else if (isOurs.current) throwAway(place);
    isOurs.current = isTyped;
  }, [key, text]);

  const onLeave = useEffectEvent(() => {
    if (place && isOurs.current && !keeper.isOver()) throwAway(place);
  });
  useEffect(() => () => onLeave(), []);
}

/**
 * The same for a form of Formik.
 * @param unsaved where the form's first values do not tell
 */
export function useKeptTyping(form: string, unsaved?: boolean): void {
  const { values, initialValues, setValues } = useFormikContext<object>();
  const typed = unsaved === false ? {} : changedFields(values, initialValues);
  useKeptFields(form, typed, (kept) => void setValues({ ...values, ...kept }));
}
