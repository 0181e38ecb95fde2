/** What was asked for cannot be done, whoever tries; the message says why, in words for the admin. */
export class CannotProceed extends Error {
  override name = 'CannotProceed';
}
