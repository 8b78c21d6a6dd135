// Gives many elements their attributes, and touches only those that differ from the last time. A
// board has hundreds of spaces of which a move changes a few.

export type Attributes = Record<string, string | undefined>;

export class Dresser {
  private readonly worn = new WeakMap<Element, Attributes>();

  // What is undefined is taken off.
  dress(element: Element, wanted: Attributes): void {
    const worn = this.worn.get(element) ?? {};
    for (const [name, value] of Object.entries(wanted)) {
      if (worn[name] === value) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    this.worn.set(element, wanted);
  }
}
