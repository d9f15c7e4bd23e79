// Making elements.

/** Makes an element with properties, attributes (in `at`), listeners (in `on`) and children. */
export function make(tag, { at = {}, on = {}, ...properties } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element[name] = value;
  for (const [name, value] of Object.entries(at)) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Replaces the children of an element; missing ones are left out. */
export function fill(element, ...children) {
  element.replaceChildren(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
}

/** The element with an identifier. */
export const byId = (id) => document.getElementById(id);

/** Says something to readers who do not see the page. */
export function say(text) {
  byId("live").textContent = text;
}
