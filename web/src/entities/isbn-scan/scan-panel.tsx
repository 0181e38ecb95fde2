import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { reloadPage } from '#lib/browser/reload-page.ts';
import { documentMayScan } from './camera.ts';
import { useScanner } from './use-scanner.ts';

interface ScanPanelProps {
  onIsbn: (isbn: string) => void;
  onClose: () => void;
  /** Takes one book after the other until it is stopped. */
  goesOn?: boolean;
}

/** Only where the document may use the camera. */
export function ScanPanel(props: ScanPanelProps) {
  return (
    <section aria-label="Scan" className="grid gap-3 rounded-lg border border-line-strong/60 p-4">
      {documentMayScan() ? <Scanner {...props} /> : <ReloadNeeded {...props} />}
    </section>
  );
}

function Scanner({ onIsbn, onClose, goesOn = false }: ScanPanelProps) {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const problem = useScanner(video, onIsbn, { goesOn });
  useEffect(() => stop.current?.focus(), []);
  return (
    <>
      <p role="status" className="text-[0.9375rem]">
        {problem || t('Hold the barcode on the back of the book in front of the camera.')}
      </p>
      {!problem && (
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          className="aspect-video w-full rounded-lg bg-sunken object-cover"
        />
      )}
      <Button ref={stop} variant="secondary" onClick={onClose} className="justify-self-start">
        {problem ? t('Close') : t('Stop')}
      </Button>
    </>
  );
}

function ReloadNeeded({ onClose, goesOn }: Pick<ScanPanelProps, 'onClose' | 'goesOn'>) {
  const reload = useRef<HTMLButtonElement>(null);
  useEffect(() => reload.current?.focus(), []);
  return (
    <>
      <p role="status" className="text-[0.9375rem]">
        {t('Reload this page to use the camera.')}{' '}
        {goesOn ? t('What was scanned is kept.') : t('What you have typed is lost with that.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={reload} onClick={reloadPage}>
          Reload
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
