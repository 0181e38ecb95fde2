/** 'Ready to collect' → 'ready to collect': a label within a sentence; only its first letter, since others are of names and nouns. */
export function withinSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
