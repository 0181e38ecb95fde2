/** The provider's reason for what it has refused or what is disputed: 'expired_or_canceled_card', or a sentence. */
export function plainReason(reason: string): string {
  return reason.includes(' ') ? reason : reason.replaceAll('_', ' ');
}
