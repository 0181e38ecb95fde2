/** The child of a node that is another node, or contains it. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Keeps React alive on pages that the browser translates (facebook/react#11538). A translation replaces text nodes;
 * React still removes those or inserts before them, and would unmount the page where the browser refuses that.
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
