/** Marks a text that the owner has not written yet: it has a field under Settings. */
export function SampleNote() {
  return (
    <p className="mt-6 border-s-2 border-ochre ps-4 text-[0.9375rem] text-muted">
      Sample text: the shopkeeper replaces it before the shop opens.
    </p>
  );
}
