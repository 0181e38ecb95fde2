/** Where the functions run, also by firebase.json: `npm run hosting` writes it there, and every deploy compares. */
export const region = 'us-central1';
