const key = 'signed-in';

/** Whether somebody was signed in on this browser last time: known before the authentication provider is loaded. */
export function readSignInHint(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch (error) {
    console.warn('Local storage cannot be read:', error);
    return false;
  }
}

export function writeSignInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn('Local storage cannot be written:', error);
  }
}
