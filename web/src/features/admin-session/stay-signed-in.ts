import { t } from '@bookstore/functions/shared/words/words';
import { adminUsername } from '#entities/session/admin-token.ts';
import { showToast } from '#lib/alerts.ts';
import { ApiError } from '#lib/api.ts';
import { askPassword } from '#lib/password-question.ts';
import { continueSession } from './admin-login.ts';

async function problemOf(username: string, password: string): Promise<string | undefined> {
  if (!password) return t('Type the password');
  try {
    await continueSession({ username, password });
    return undefined;
  } catch (error) {
    console.warn('The session was not continued:', error instanceof ApiError ? error.failure : error);
    if (error instanceof ApiError && error.failure === 401) return t('The password is wrong');
    return error instanceof ApiError ? error.message : t('The shop has not answered. Try again.');
  }
}

const mostMilliseconds = 5000;

/** A page with live data is hidden until the new session loads it, and cannot take the focus before. */
async function focusAgain(place: HTMLElement): Promise<void> {
  const end = Date.now() + mostMilliseconds;
  const isElsewhere = () => ![document.body, document.querySelector('main')].includes(activeElement());
  while (place.isConnected && activeElement() !== place && Date.now() < end) {
    place.focus({ preventScroll: true });
    await new Promise(requestAnimationFrame);
    if (isElsewhere()) return;
  }
}

function activeElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** The page stays, with what is typed and the focus. */
export async function askToStay(signal: AbortSignal): Promise<void> {
  const username = adminUsername();
  if (username === null) return;
  const place = activeElement();
  let goesOn = false;
  await askPassword(
    {
      title: t('Stay signed in?'),
      text: t(
        'Your session ends in less than five minutes. With the password of {username} it goes on, and this page stays as it is.',
        { username },
      ),
      confirmButtonText: t('Stay signed in'),
      cancelButtonText: t('Not now'),
    },
    async (password) => {
      const problem = await problemOf(username, password);
      goesOn = problem === undefined;
      return problem;
    },
    signal,
  );
  if (!goesOn) return;
  void showToast(t('You stay signed in for another hour'), { position: 'bottom-start' });
  if (place) await focusAgain(place);
}
