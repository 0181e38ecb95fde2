/** The child of a node that is another node, or around it. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Keeps React going on a page that the browser translates (facebook/react#11538). A translation puts elements of its own
 * in the place of text nodes; React still removes those or inserts before them, and would take the whole page down where
 * the browser refuses that.
 */
export function surviveTranslation({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const child = childAround(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insertBefore.call(this, node, childAround(this, next));
    return node;
  };
}
