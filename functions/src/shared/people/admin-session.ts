/** How long an admin session lasts, in seconds. */
export const adminSessionSeconds = 3600;
