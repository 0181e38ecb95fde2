/** Facebook, Messenger, Instagram, LinkedIn, Snapchat, Line, TikTok, and the web views of other Android apps. */
const signs = /\bFBA[NV]\b|Instagram|LinkedInApp|Snapchat|\bLine\/|BytedanceWebview|musical_ly|; wv\)/;

/** Google refuses to sign anybody in inside an app's web view. */
export function isInApp(userAgent = navigator.userAgent): boolean {
  return signs.test(userAgent);
}
