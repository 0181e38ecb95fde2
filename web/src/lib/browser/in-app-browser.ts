/** Facebook, Messenger, Instagram, LinkedIn, Snapchat, Line, TikTok, and the views that other apps of Android open. */
const signs = /\bFBA[NV]\b|Instagram|LinkedInApp|Snapchat|\bLine\/|BytedanceWebview|musical_ly|; wv\)/;

/** Whether a page is shown inside an app, where Google refuses to sign anybody in. */
export function isInApp(userAgent = navigator.userAgent): boolean {
  return signs.test(userAgent);
}
