// Loaded into firebase-tools before it starts. Its Auth emulator checks the description of its own API anew at every
// start, which takes six seconds of the processor and can find nothing: the description comes with it. firebase-tools has
// no option to leave that out. Nothing depends on this file but the time that a start takes.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('exegesis'));
const { default: Ajv } = require('ajv/dist/core');
Ajv.prototype.validateSchema = () => true;
