import { journeysIn } from './journeys-in.ts';

journeysIn('WebKit');
