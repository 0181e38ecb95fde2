// Loaded into firebase-tools before it starts. Its Auth emulator checks the description of its own API anew at every
// start, which takes seven seconds of the processor and never finds anything, so that check is left out.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('exegesis'));
const { default: Ajv } = require('ajv/dist/core');
Ajv.prototype.validateSchema = () => true;
