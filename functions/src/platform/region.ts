/** Where the functions run. The rewrites of firebase.json name it as well; a test and every deploy compare them. */
export const region = 'us-central1';
