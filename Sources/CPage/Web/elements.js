// Creating elements.

/** Creates an element with properties, attributes (in `at`), listeners (in `on`) and children. */
export function make(tag, { at = {}, on = {}, ...properties } = {}, ...children) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(properties)) element[name] = value;
	for (const [name, value] of Object.entries(at)) {
		if (value !== null && value !== undefined) element.setAttribute(name, value);
	}
	for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
	element.append(...present(children));
	return element;
}

/** Creates a button with a title, an action and other properties. */
export const button = (title, click, more) =>
	make("button", { type: "button", textContent: title, on: { click }, ...more });

const present = (children) => children.flat().filter((child) => (child ?? false) !== false);

/** Replaces the children of an element; missing ones are omitted. */
export function fill(element, ...children) {
	element.replaceChildren(...present(children));
}

const focusable = "button:not(:disabled), input, select, summary, a, [tabindex]";
const nameOf = (element) => element.dataset.id ?? element.getAttribute("aria-label") ?? element.textContent;

/** Replaces an element's content by a function, and moves its focus to the control of the same name or place. */
export function keepFocus(holder, replace) {
	const focused = holder.contains(document.activeElement) ? document.activeElement : null;
	const index = [...holder.querySelectorAll(focusable)].indexOf(focused);
	replace();
	if (!focused || focused.isConnected) return;
	const controls = [...holder.querySelectorAll(focusable)];
	const same = controls.find((other) => nameOf(other) === nameOf(focused));
	(same ?? controls[Math.min(index, controls.length - 1)])?.focus({ preventScroll: true });
}

/** The element with an identifier. */
export const byId = (id) => document.getElementById(id);

/** Announces a text to screen readers. */
export function say(text) {
	byId("live").textContent = text;
}
