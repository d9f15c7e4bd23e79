// The views that act, as elements over the drawing: the keyboard and screen readers find and operate them.

import { make } from "./elements.js";
import { act } from "./interact.js";
import { state } from "./state.js";

/** Shows the views of a figure that a person can operate, and keeps the elements that have the focus. */
function showControls(figure, controls) {
	if (!figure.controls) {
		figure.controls = make("div", { className: "layer controls" });
		figure.canvas.append(figure.controls);
		figure.canvas.addEventListener("keydown", (event) => scroll(event, figure));
	}
	const elements = [...figure.controls.children];
	for (const [index, control] of controls.entries()) {
		const element = elements[index] ?? makeControl(figure);
		if (!elements[index]) figure.controls.append(element);
		element.control = control;
		const { role, name, value, min, max, options, enabled } = control;
		const said = { role, "aria-label": name || role, "aria-disabled": enabled ? null : "true" };
		if (role === "switch") said["aria-checked"] = value;
		if (role === "spinbutton")
			Object.assign(said, { "aria-valuenow": value, "aria-valuemin": min, "aria-valuemax": max });
		if (role === "textbox" || options) said["aria-description"] = value;
		for (const attribute of ["aria-checked", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-description"]) {
			said[attribute] ??= null;
		}
		for (const [attribute, text] of Object.entries(said)) {
			if (text === null) element.removeAttribute(attribute);
			else element.setAttribute(attribute, text);
		}
	}
	for (const element of elements.slice(controls.length)) element.remove();
	placeControls(figure);
}

function placeControls(figure) {
	for (const element of figure.controls?.children ?? []) {
		const [x, y, width, height] = element.control.frame.map((length) => length * state.zoom);
		element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
	}
}

function makeControl(figure) {
	const element = make("div", { tabIndex: 0 });
	element.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const step = stepFor(event, element);
		if (!step) return;
		event.preventDefault();
		event.stopPropagation();
		const [x, y, width, height] = element.control.frame;
		act(figure, { x: x + width / 2, y: y + height / 2, ...step });
	});
	element.addEventListener("blur", () => {
		delete element.typed;
	});
	return element;
}

const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The step that a key takes with a control, or nothing. */
function stepFor({ key, shiftKey }, element) {
	const { role, value, options, step, drags } = element.control;
	if (role === "textbox") {
		element.typed ??= value;
		if (key === "Enter") return { kind: "submit" };
		if (key === "Backspace") element.typed = element.typed.slice(0, -1);
		else if (key.length === 1) element.typed += key;
		else return null;
		return { kind: "type", text: element.typed };
	}
	if (key === "Enter" || key === " ") return { kind: shiftKey ? "press" : "tap" };
	const direction = arrows[key];
	if (!direction) return null;
	const [right, down] = direction;
	if (options) {
		const next = options[options.indexOf(value) + right + down];
		return next === undefined ? null : { kind: "set", value: next };
	}
	if (role === "spinbutton") return { kind: "set", value: value + (right - down) * step };
	return drags ? { kind: "drag", dx: direction[0] * 10, dy: direction[1] * 10 } : null;
}

/** Scrolls the figure that has the focus. */
function scroll(event, figure) {
	const direction = arrows[event.key];
	if (state.mode !== "interact" || event.target !== figure.canvas || !direction || !figure.size) return;
	event.preventDefault();
	const [dx, dy] = direction.map((part) => part * -40);
	act(figure, { kind: "scroll", x: figure.size.width / 2, y: figure.size.height / 2, dx, dy });
}

addEventListener("figureshown", ({ detail: { figure, look } }) => showControls(figure, look.controls ?? []));
addEventListener("figurefit", ({ detail }) => placeControls(detail));
