/** Mail programs make links of a domain's dot, of any script, a scheme's colon and a mailbox's `@`. */
const joints = /[.\u3002\uff0e\uff61](?=\p{L})|(?<=\p{L})\.(?=\p{N})|(?<=\p{L}):(?=\S)|@(?=\S)/gu;

/** For text that someone other than the recipient may have typed. */
export function defused(text: string): string {
  return text.replace(joints, '$& ');
}
