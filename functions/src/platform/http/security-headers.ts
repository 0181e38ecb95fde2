type Headers = Readonly<Record<string, string>>;

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

const common = {
  // Without includeSubDomains: other subdomains are not the shop's to decide on.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The authentication provider checks API keys by the calling origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  // Google's popup reports back to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For programs: opened as a page an answer may do nothing at all. */
export const apiHeaders: Headers = {
  ...common,
  'Content-Security-Policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
};

/** Also in firebase.json; a deploy replaces both. */
export const demoAuthDomain = 'demo-bookstore.firebaseapp.com';

/** The build for a real project sets it. */
const authDomain = process.env.AUTH_DOMAIN ?? demoAuthDomain;

/** `npm run hosting` writes the same into firebase.json for the files that Hosting serves itself. */
export const pageHeaders: Headers = {
  ...common,
  'Content-Security-Policy': policy({
    'default-src': "'none'",
    // Inline scripts by their hashes, which a test checks, and Google's for the sign-in popup; the rest of Google's
    // host answers JSONP.
    'script-src':
      "'self' 'sha256-rUU9ySdAh0v/MI/vUTZHtZAicLVvCdfrUlE5z4zLc9A=' 'sha256-ar6JXqhNnzzC0BsCea57qtDwabDQxrWRyZKts/HinKA=' 'sha256-yoYhCmi64h0SK+TUVjpxBUEuvtXvdw3s2NE6KCusdTk=' https://apis.google.com/js/ https://apis.google.com/_/scs/",
    // A rendered page has its style sheet inline, and SweetAlert2 adds its own.
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    // A cover may be any https picture; blob: is the one that the admin has just chosen.
    'img-src': "'self' https: blob:",
    'connect-src':
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://firebasestorage.googleapis.com",
    'frame-src': `'self' https://${authDomain}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': '/api/csp-reports',
  }),
};

/** For the pages that scan barcodes: the camera, and WebAssembly, which a browser compiles only with leave. */
export const scanningHeaders: Headers = Object.fromEntries(
  Object.entries(pageHeaders)
    .map(([name, value]) => [
      name,
      value
        .replace('camera=()', 'camera=(self)')
        .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    ])
    .filter(([name = '']) => ['Permissions-Policy', 'Content-Security-Policy'].includes(name)),
);
