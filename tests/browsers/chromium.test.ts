import { journeysIn } from './journeys-in.ts';

journeysIn('Chromium');
