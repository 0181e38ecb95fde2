/** How much of the cover is uploaded, from 0 to 1. A browser's own bar of this height looks full when it is empty. */
export function UploadProgress({ done }: { done: number }) {
  return (
    <progress
      aria-label="Cover upload"
      value={done}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong/60 bg-sunken [&::-moz-progress-bar]:bg-accent-fill forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-fill forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
    />
  );
}
