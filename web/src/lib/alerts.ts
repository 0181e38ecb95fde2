import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';

/** SweetAlert2 comes with the first message that the shop has to say, not with the page. */
async function loadSweetAlert() {
  const [module] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.css'),
  ]);
  return module.default;
}

// SweetAlert2 shows one pop-up at a time and drops the older one. A dialog must be answered before anything
// takes its place; a toast has been seen and heard at once, so it may make room.
let openDialogs: Promise<unknown> = Promise.resolve();

async function openDialog(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const previous = openDialogs;
  const dialog = (async () => {
    const swal = await loadSweetAlert();
    await previous;
    return swal.fire({ theme: 'auto', ...options });
  })();
  openDialogs = Promise.allSettled([dialog]);
  return dialog;
}

/** A short success message at the top right that blocks nothing and goes by itself. */
export async function showToast(message: string, milliseconds = 3000): Promise<void> {
  const swal = await loadSweetAlert();
  await openDialogs;
  void swal.fire({
    theme: 'auto',
    toast: true,
    position: 'top-end',
    icon: 'success',
    title: message,
    showConfirmButton: false,
    timer: milliseconds,
  });
}

/** Something went wrong: a dialog that waits for its OK; `reason` says more, where more is known. */
export async function showFailure(message: string, reason = ''): Promise<void> {
  await openDialog({ icon: 'error', title: message, text: reason });
}

/** Good news that is worth a dialog. */
export async function showSuccess(
  title: string,
  text: string,
  options: SweetAlertOptions = {},
): Promise<void> {
  await openDialog({ icon: 'success', title, text, ...options });
}

/** A warning with a cancel button and a confirm button of its own words. */
export async function showWarning(title: string, text: string, confirmButtonText: string): Promise<void> {
  await openDialog({ icon: 'warning', title, text, showCancelButton: true, confirmButtonText });
}
