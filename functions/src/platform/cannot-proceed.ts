/** Fails however often it is tried; the message tells the shopkeeper why. */
export class CannotProceed extends Error {
  override name = 'CannotProceed';
}
