import { t } from '@bookstore/functions/shared/words/words';
import { dialogsAnswered, loadSweetAlert, openDialog } from './alerts.ts';

// Apart from the other dialogs, which every page loads.

interface PasswordQuestion {
  title: string;
  text: string;
  confirmButtonText: string;
  cancelButtonText: string;
}

/**
 * Asks for a password until one is right, without leaving the page.
 * @param check what is wrong with a password, undefined when nothing is
 * @param signal closes the question when it is no longer needed
 */
export async function askPassword(
  { title, text, ...buttons }: PasswordQuestion,
  check: (password: string) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<void> {
  const swal = await loadSweetAlert();
  await dialogsAnswered();
  if (signal.aborted) return;
  const close = () => swal.close();
  await openDialog(title, text, {
    ...buttons,
    icon: 'question',
    input: 'password',
    inputLabel: t('Password'),
    inputAttributes: { autocomplete: 'current-password', maxlength: '200' },
    showCancelButton: true,
    showLoaderOnConfirm: true,
    allowOutsideClick: false,
    didOpen: () => signal.addEventListener('abort', close),
    willClose: () => signal.removeEventListener('abort', close),
    async preConfirm(password: string) {
      const problem = await check(password);
      if (problem === undefined) return true;
      swal.showValidationMessage(problem);
      return false;
    },
  });
}
