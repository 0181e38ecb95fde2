import type { PayLink } from '@bookstore/functions/shared/payment/payment';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { showToast } from '#lib/alerts.ts';
import { qrCode } from '#lib/barcode.ts';

/** A new payment link, to scan or copy; also mailed where there is an address. */
export function LinkNote({ made: { number, link, until } }: { made: PayLink }) {
  const { path, width, height } = qrCode(link);
  return (
    <section
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-forest/50 bg-surface p-4"
    >
      <svg
        role="img"
        aria-label="Code of the link"
        viewBox={`0 0 ${width} ${height}`}
        className="size-40 shrink-0 rounded-lg bg-white p-2"
        shapeRendering="crispEdges"
      >
        <path d={path} fillRule="evenodd" fill="#000" />
      </svg>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-display text-xl text-forest">{t('The link of {number} is ready', { number })}</p>
        <p className="text-[0.9375rem]">
          {rich('Its books are held until {day}. It is an order once it is paid.', {
            day: <DateLabel instant={until} />,
          })}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{link}</p>
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() =>
            void navigator.clipboard
              .writeText(link)
              .then(() => showToast(t('The link is copied'), { position: 'bottom-start' }))
          }
        >
          Copy the link
        </Button>
      </div>
    </section>
  );
}
