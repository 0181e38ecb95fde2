import type { SweetAlertOptions } from 'sweetalert2';

/** SweetAlert2 comes with the first message that the shop has to say, not with the page. */
async function loadSweetAlert() {
  const [module] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.css'),
  ]);
  return module.default;
}

/** Fetches what a dialog needs, for a page that must be able to say that there is no connection any more. */
export function prepareAlerts(): void {
  loadSweetAlert().catch((error: unknown) => console.warn('The dialogs could not be prepared:', error));
}

/** SweetAlert2; where it cannot be loaded the browser's own box says the words, and there is nothing left to do. */
async function sweetAlertOrBox(title: string, text: string) {
  try {
    return await loadSweetAlert();
  } catch (error) {
    console.warn('A pop-up could not be loaded:', error);
    alert(text ? `${title}\n${text}` : title);
    return undefined;
  }
}

// Titles are titleText and not title, which SweetAlert2 takes for HTML.

// SweetAlert2 shows one pop-up at a time and drops the older one. A dialog must be answered before anything
// takes its place; a toast has been seen and heard at once, so it may make room.
let openDialogs: Promise<unknown> = Promise.resolve();

/** A dialog gives the focus back to where it was; when that has gone with its page, the new page has it. */
function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

async function openDialog(title: string, text: string, options: SweetAlertOptions): Promise<void> {
  const previous = openDialogs;
  const dialog = (async () => {
    const swal = await sweetAlertOrBox(title, text);
    await previous;
    await swal?.fire({ theme: 'auto', didClose: focusPageIfLost, ...options, titleText: title, text });
  })();
  openDialogs = Promise.allSettled([dialog]);
  await dialog;
}

/** A short success message at the top right that blocks nothing and goes by itself. */
export async function showToast(message: string, milliseconds = 3000): Promise<void> {
  const swal = await sweetAlertOrBox(message, '');
  await openDialogs;
  void swal?.fire({
    theme: 'auto',
    toast: true,
    position: 'top-end',
    icon: 'success',
    titleText: message,
    showConfirmButton: false,
    timer: milliseconds,
  });
}

/** Something went wrong: a dialog that waits for its OK; `reason` says more, where more is known. */
export async function showFailure(message: string, reason = ''): Promise<void> {
  await openDialog(message, reason, { icon: 'error' });
}

/** Good news that is worth a dialog. */
export async function showSuccess(
  title: string,
  text: string,
  options: SweetAlertOptions = {},
): Promise<void> {
  await openDialog(title, text, { icon: 'success', ...options });
}

/** A warning with a cancel button and a confirm button of its own words. */
export async function showWarning(title: string, text: string, confirmButtonText: string): Promise<void> {
  await openDialog(title, text, { icon: 'warning', showCancelButton: true, confirmButtonText });
}
