import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { foundTarget, type KindFound, longestWait, type Results } from './found-target.ts';
import { searchTarget } from './search-target.ts';

type ReportFound = (text: string, kind: 'books' | 'orders', results: KindFound) => void;

export interface ResultsProps {
  text: string;
  report: ReportFound;
}

interface Enter {
  report: ReportFound;
  /** Waits for the results: Enter may be pressed before they arrive. */
  goTo: (text: string) => void;
  stop: () => void;
}

export function useEnter(go: (target: string) => void): Enter {
  const role = useAdminRole();
  const [results, setResults] = useState<Results>({ text: '' });
  const [asked, setAsked] = useState<string>();
  const report: ReportFound = useCallback((text, kind, ofKind) => {
    setResults((before) => ({ ...(before.text === text ? before : {}), text, [kind]: ofKind }));
  }, []);

  const target = asked === undefined ? undefined : foundTarget(asked, role, results);
  const leave = useEffectEvent((to: string) => {
    setAsked(undefined);
    go(to);
  });
  useEffect(() => {
    if (asked === undefined) return;
    if (target !== undefined) return leave(target);
    const timer = setTimeout(() => leave(searchTarget(asked, role)), longestWait);
    return () => clearTimeout(timer);
  }, [asked, target, role]);

  return { report, goTo: setAsked, stop: () => setAsked(undefined) };
}
