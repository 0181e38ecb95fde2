/** 'Ready to collect' → 'ready to collect'. Only the first letter, since other capitals are of names and nouns. */
export function withinSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
