/** What was asked for cannot be done, however often it is tried; the message says why, in words for the shopkeeper. */
export class CannotProceed extends Error {
  override name = 'CannotProceed';
}
