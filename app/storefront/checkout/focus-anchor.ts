import { Component } from "react";

type Focus = { element: Element; top: number };

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keep the focused element where it is on the screen when what is above it opens or closes: Safari does not anchor scrolling. A
 * class, because only a class can measure before an update.
 */
export class FocusAnchor extends Component<{ isOpen: boolean }> {
  override getSnapshotBeforeUpdate(): Focus | null {
    const element = document.activeElement;
    return element && element !== document.body ? { element, top: topOf(element) } : null;
  }

  override componentDidUpdate(before: { isOpen: boolean }, _: unknown, focus: Focus | null) {
    // A removed or hidden element has no rectangle.
    if (before.isOpen === this.props.isOpen || !focus?.element.getClientRects().length) return;
    window.scrollBy(0, topOf(focus.element) - focus.top);
  }

  override render() {
    return null;
  }
}
