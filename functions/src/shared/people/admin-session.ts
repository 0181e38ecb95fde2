export const adminSessionSeconds = 3600;
