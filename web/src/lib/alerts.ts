import { t } from '@bookstore/functions/shared/words/words';
import type { SweetAlertOptions } from 'sweetalert2';

/** Loaded with the first message, not with the page. */
export async function loadSweetAlert() {
  const [module] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.css'),
  ]);
  return module.default;
}

/** Loads the code of dialogs early, so that a page can report a lost connection. */
export function prepareAlerts(): void {
  loadSweetAlert().catch((error: unknown) => console.warn('The dialogs could not be prepared:', error));
}

/** Undefined when SweetAlert2 could not be loaded and the browser's own alert has shown the text. */
async function sweetAlertOrBox(title: string, text: string) {
  try {
    return await loadSweetAlert();
  } catch (error) {
    console.warn('A pop-up could not be loaded:', error);
    alert(text ? `${title}\n${text}` : title);
    return undefined;
  }
}

// Titles go into titleText: SweetAlert2 takes `title` for HTML.

// SweetAlert2 shows one pop-up at a time and drops the older one. A dialog must be answered before anything replaces
// it; a toast may be replaced.
let openDialogs: Promise<unknown> = Promise.resolve();
export const dialogsAnswered = () => openDialogs;

/** A dialog restores the focus; when the focused element has gone with its page, the new page gets it. */
function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** @returns whether it was confirmed */
export async function openDialog(title: string, text: string, options: SweetAlertOptions): Promise<boolean> {
  const previous = openDialogs;
  const dialog = (async () => {
    const swal = await sweetAlertOrBox(title, text);
    await previous;
    const answer = await swal?.fire({
      theme: 'auto',
      didClose: focusPageIfLost,
      confirmButtonText: t('OK'),
      cancelButtonText: t('Cancel'),
      ...options,
      titleText: title,
      text,
    });
    return answer?.isConfirmed ?? true;
  })();
  openDialogs = Promise.allSettled([dialog]);
  return dialog;
}

interface ToastLink {
  text: string;
  href: string;
  /** Opens it without reloading the app. */
  open: () => void;
}

/** Other clicks open a tab or a window of their own. */
const isPlainClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey);

function linkElement({ text, href, open }: ToastLink, close: () => void): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  link.className = 'line-clamp-2 text-accent underline';
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    close();
    open();
  });
  return link;
}

interface ToastOptions {
  milliseconds?: number;
  /** Under the message; the toast stays while the pointer or the focus is in it. */
  link?: ToastLink;
  /** The dashboard's actions are at the top and, in tables, at the end of the rows. */
  position?: 'top-end' | 'bottom-start';
}

/** How long a toast's link can be reached. */
const linkMs = 6000;

export async function showToast(
  message: string,
  { link, milliseconds = link ? linkMs : 3000, position = 'top-end' }: ToastOptions = {},
): Promise<void> {
  const swal = await sweetAlertOrBox(message, '');
  await openDialogs;
  void swal?.fire({
    theme: 'auto',
    toast: true,
    position,
    icon: 'success',
    titleText: message,
    showConfirmButton: false,
    timer: milliseconds,
    ...(link && {
      html: linkElement(link, () => swal.close()),
      didOpen: (toast) => {
        let isUsed = false;
        const stay = () => {
          swal.stopTimer();
          if (!isUsed) swal.increaseTimer(linkMs - milliseconds);
          isUsed = true;
        };
        const leave = () => {
          if (!toast.matches(':hover, :focus-within')) swal.resumeTimer();
        };
        for (const kind of ['mouseenter', 'focusin']) toast.addEventListener(kind, stay);
        for (const kind of ['mouseleave', 'focusout']) toast.addEventListener(kind, leave);
      },
    }),
  });
}

/** Waits for its OK. */
export async function showFailure(message: string, reason = ''): Promise<void> {
  await openDialog(message, reason, { icon: 'error' });
}

export async function showSuccess(
  title: string,
  text: string,
  options: SweetAlertOptions = {},
): Promise<void> {
  await openDialog(title, text, { icon: 'success', ...options });
}

export async function showWarning(title: string, text: string, confirmButtonText: string): Promise<void> {
  await openDialog(title, text, { icon: 'warning', showCancelButton: true, confirmButtonText });
}

/** For an action that cannot be undone; closing the question counts as cancelling. @returns whether it may be done */
export async function askFirst(
  title: string,
  text: string,
  confirmButtonText: string,
  cancelButtonText: string,
): Promise<boolean> {
  try {
    await loadSweetAlert();
  } catch (error) {
    console.warn('A dialog could not be loaded:', error);
    return confirm(`${title}\n${text}`);
  }
  return openDialog(title, text, {
    icon: 'question',
    showCancelButton: true,
    focusCancel: true,
    confirmButtonText,
    cancelButtonText,
  });
}

/** @returns whether the page may be left */
export function confirmLeaving(): Promise<boolean> {
  return askFirst(t('Leave this page?'), t('What you have typed is not saved.'), t('Leave'), t('Stay'));
}
