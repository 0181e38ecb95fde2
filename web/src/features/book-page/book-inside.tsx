import type { Book } from '@bookstore/functions/shared/book/book';
import { coverAddress } from '@bookstore/functions/shared/book/cover';
import { pictureSize } from '@bookstore/functions/shared/shop/shop-picture';
import { t } from '@bookstore/functions/shared/words/words';
import { type MouseEvent, Suspense, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.tsx';

const PictureViewer = lazyComponent(async () => (await import('./picture-viewer.tsx')).PictureViewer);

export function BookInside({ book: { title, sample, sampleLink, pictures = [] } }: { book: Book }) {
  return (
    <>
      {pictures.length > 0 && <Pictures title={title} pictures={pictures} />}
      {sample && (
        <details className="group rounded-card border border-line bg-surface">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 font-medium sm:px-5">
            {t('Read a sample')}
            <span
              aria-hidden="true"
              className="text-2xl leading-none text-muted transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <div
            dir="auto"
            className="border-t border-line px-4 py-5 font-serif text-[1.0625rem] leading-[1.75] wrap-anywhere whitespace-pre-line sm:px-8 sm:py-7"
          >
            {sample}
          </div>
        </details>
      )}
      {sampleLink && (
        <p>
          <a href={sampleLink} rel="noopener noreferrer" className="inline-flex min-h-11 items-center">
            {sample
              ? t('Read on at {site}', { site: siteOf(sampleLink) })
              : t('Read a sample at {site}', { site: siteOf(sampleLink) })}
          </a>
        </p>
      )}
    </>
  );
}

const siteOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

/** A scrollable row; each picture is a link to itself, which opens it in the page once that has started. */
function Pictures({ title, pictures }: { title: string; pictures: readonly string[] }) {
  const [opened, setOpened] = useState<number>();
  const nameOf = (at: number) =>
    t('Picture {place} of {all} from inside {title}', { place: at + 1, all: pictures.length, title });

  function open(event: MouseEvent, at: number): void {
    // These open another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  }

  return (
    <>
      <ul
        aria-label="Pictures from inside"
        className="flex snap-x gap-3 overflow-x-auto overscroll-x-contain rounded-card pb-2 *:flex-none *:snap-start"
      >
        {pictures.map((picture, at) => (
          <li key={picture}>
            <a
              href={coverAddress(picture)}
              onClick={(event) => open(event, at)}
              className="block rounded-lg focus-visible:-outline-offset-4"
            >
              <img
                src={coverAddress(picture)}
                {...pictureSize('inside', picture)}
                alt={nameOf(at)}
                loading="lazy"
                decoding="async"
                className="h-40 w-auto max-w-[80vw] min-w-24 rounded-lg bg-sunken object-contain sm:h-48"
              />
            </a>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== undefined && (
          <PictureViewer
            pictures={pictures}
            nameOf={nameOf}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
