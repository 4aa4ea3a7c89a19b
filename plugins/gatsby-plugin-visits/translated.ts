/**
 * Keeps React working in a page that Google Translate has changed. Google Translate replaces text nodes by elements,
 * and React fails when it then removes such a text node or inserts something before it. See
 * github.com/facebook/react/issues/11538.
 */
export function tolerateTranslation(
  node: typeof Node.prototype = Node.prototype,
) {
  const { removeChild, insertBefore } = node;
  node.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this
      ? (removeChild.call(this, child) as T)
      : child;
  };
  node.insertBefore = function <T extends Node>(
    this: Node,
    child: T,
    before: Node | null,
  ): T {
    const isHere = !before || before.parentNode === this;
    return insertBefore.call(this, child, isHere ? before : null) as T;
  };
}
