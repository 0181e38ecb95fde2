import { shownName } from '@bookstore/functions/shared/people/person-name';
import { isSettled, type PostingState } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useCommand } from '#entities/command/use-command.ts';

interface Job {
  state: PostingState;
  done: number;
  keptCount: number;
}

const stateWords: Record<PostingState, string> = {
  posting: t(' · Broken off'),
  posted: '',
  undoing: t(' · Undo broken off'),
  undone: t(' · Undone'),
};

interface JobRowProps {
  job: Pick<Job, 'state'> & { by: string; createdAt: string };
  title: string;
  note: string;
  children: ReactNode;
}

export function JobRow({ job: { state, by, createdAt }, title, note, children }: JobRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-[0.9375rem]">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p>
          <span className="font-medium">{title}</span>
          <span className="text-muted">{stateWords[state]}</span>
        </p>
        <p className="text-sm text-muted">
          <TimeLabel instant={createdAt} /> · {shownName(by)}
          {note && ` · ${note}`}
        </p>
      </div>
      {children}
    </li>
  );
}

interface JobStepsProps<Of extends Job> {
  job: Of;
  /** What is undone, in words: 'the delivery of 3 copies of 2 books'. */
  name: string;
  /** In one word: 'delivery'. */
  word: string;
  undoText: string;
  /** What the last step left unchanged, and why. */
  kept: readonly { key: string; text: string }[];
  doneText: (done: number) => string;
  work: (step: 'continue' | 'undo', onProgress: (job: Of) => void) => Promise<Of>;
  /** Called after each step; undefined when it failed. */
  onChanged: (job: Of | undefined) => void;
}

/** What a job left unchanged, and its undo; or a button that resumes an interrupted one. */
export function JobSteps<Of extends Job>(props: JobStepsProps<Of>) {
  const { job, name, word, undoText, kept, doneText, work, onChanged } = props;
  const [progress, setProgress] = useState<Of>();
  const { busy, problem, run } = useCommand('form');
  const { state, done } = progress ?? job;

  async function take(step: 'continue' | 'undo'): Promise<void> {
    let settled: Of | undefined;
    await run({
      ...(step === 'undo' && {
        ask: [t('Undo this {word}?', { word }), undoText, t('Undo the {word}', { word }), t('Keep it')],
      }),
      send() {
        setProgress({ ...job, done: 0 });
        return work(step, setProgress);
      },
      failed: t('The step was not taken'),
      onDone: (job) => (settled = job),
      onEnd() {
        onChanged(settled);
        setProgress(undefined);
      },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {job.keptCount > 0 && (
        <div className="basis-full text-sm">
          <p>{state === 'undone' ? t('Not taken back:') : t('Not booked:')}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {kept.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
            {job.keptCount > kept.length && (
              <li>{t('and {count} more', { count: job.keptCount - kept.length })}</li>
            )}
          </ul>
        </div>
      )}
      {progress && (
        <p role="status" className="text-sm text-muted">
          {doneText(done)}
        </p>
      )}
      <ProblemNote text={problem} className="" />
      {state === 'posted' && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t('Undo {name}', { name })}
          onClick={() => void take('undo')}
        >
          Undo
        </Button>
      )}
      {!isSettled(job) && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t('Go on with {name}', { name })}
          onClick={() => void take('continue')}
        >
          Go on
        </Button>
      )}
    </div>
  );
}
