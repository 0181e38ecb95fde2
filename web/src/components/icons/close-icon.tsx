import { drawn } from './icons.tsx';

export const CloseIcon = drawn(<path d="m6 6 12 12M18 6 6 18" />);
