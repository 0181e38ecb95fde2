import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { Icon } from '#components/icons/icons.tsx';
import { texts } from '#config/texts.ts';
import { showToast, showWarning } from '#lib/alerts.ts';
import { useHydrated } from '#lib/browser/use-hydrated.ts';

/** Closing the browser's share sheet is a choice and no error. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    await showToast(texts.linkCopied);
  } catch (error) {
    console.warn('The link could not be copied:', error);
    await showWarning(texts.linkNotCopied, address, 'OK');
  }
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!isCancelled(error)) await copyLink(url);
  }
}

/**
 * By the device's share sheet, or as a copied link. Browsers allow both only in answer to a press, so before hydration
 * the button only keeps its place.
 */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button
      variant="secondary"
      onClick={() => void share(title)}
      className={useHydrated() ? '' : 'invisible'}
    >
      <Icon>
        <path d="M12 15V3.5m-4 3.6 4-3.6 4 3.6M7 11H5v9.5h14V11h-2" />
      </Icon>
      {t('Share')}
    </Button>
  );
}
