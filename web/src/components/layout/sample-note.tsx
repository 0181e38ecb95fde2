/** Says of a text that the owner has not written it yet: under Settings it has its own field. */
export function SampleNote() {
  return (
    <p className="mt-6 border-s-2 border-ochre ps-4 text-[0.9375rem] text-muted">
      Sample text: the shopkeeper replaces it before the shop opens.
    </p>
  );
}
