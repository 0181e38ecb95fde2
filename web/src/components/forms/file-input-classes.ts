import { inputClasses } from './control-classes.ts';

export const fileInputClasses = `${inputClasses} file:me-4 file:rounded-full file:border-0 file:bg-sunken file:px-4 file:py-1.5 file:text-sm file:font-medium file:text-ink`;
