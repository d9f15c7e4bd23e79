// The views that act, as elements over the drawing: the keyboard and screen readers find and operate them.

import { make } from "./elements.js";
import { shownFigures } from "./figures.js";
import { act, isAtRest } from "./interact.js";
import { state } from "./state.js";

/** Shows the views of a figure that a user can operate, and keeps the elements that have the focus. */
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
		const isNumber = role === "spinbutton";
		const said = {
			role,
			"aria-label": name || role,
			"aria-disabled": enabled ? null : "true",
			"aria-checked": role === "switch" ? value : null,
			"aria-valuenow": isNumber ? value : null,
			"aria-valuemin": isNumber ? min : null,
			"aria-valuemax": isNumber ? max : null,
			"aria-description": options ? value : null,
		};
		for (const [attribute, text] of Object.entries(said)) {
			if ((text ?? null) === null) element.removeAttribute(attribute);
			else element.setAttribute(attribute, text);
		}
		element.contentEditable = role === "textbox" && enabled ? "plaintext-only" : "false";
		if (role !== "textbox") element.textContent = "";
	}
	for (const element of elements.slice(controls.length)) element.remove();
	placeControls(figure);
	showTexts(figure);
}

/** Gives the fields the texts of the figure, unless the user is still typing. */
function showTexts(figure) {
	for (const element of figure.controls?.children ?? []) {
		const { role, value } = element.control;
		const isFocused = element === document.activeElement;
		if (role !== "textbox" || (isFocused && !isAtRest()) || element.textContent === value) continue;
		element.textContent = value;
		if (isFocused) moveToEnd(element);
	}
}

/** Sets the caret behind a field's text. */
function moveToEnd(field) {
	getSelection().selectAllChildren(field);
	getSelection().collapseToEnd();
}

function placeControls(figure) {
	for (const element of figure.controls?.children ?? []) {
		const [x, y, width, height] = element.control.frame.map((length) => length * state.zoom);
		element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
	}
}

function makeControl(figure) {
	const element = make("div", { tabIndex: 0 });
	const take = (step) => {
		const [x, y, width, height] = element.control.frame;
		act(figure, { x: x + width / 2, y: y + height / 2, ...step });
	};
	element.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const step = stepFor(event, element);
		if (!step) return;
		event.preventDefault();
		event.stopPropagation();
		take(step);
	});
	element.addEventListener("focus", () => moveToEnd(element));
	element.addEventListener("input", () => take({ kind: "type", text: element.textContent }));
	return element;
}

const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The step that a key takes with a control, or nothing. */
function stepFor({ key, shiftKey }, element) {
	const { role, value, options, step, drags } = element.control;
	if (role === "textbox") return key === "Enter" && { kind: "submit" };
	if (key === "Enter" || key === " ") return { kind: shiftKey ? "press" : "tap" };
	const direction = arrows[key];
	if (!direction) return null;
	const [right, down] = direction;
	if (options) {
		const next = options[options.indexOf(value) + right + down];
		return next === undefined ? null : { kind: "set", value: next };
	}
	if (role === "spinbutton") return { kind: "set", value: value + (right - down) * step };
	return drags ? { kind: "drag", dx: right * 10, dy: down * 10 } : null;
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
addEventListener("acted", () => shownFigures().forEach(showTexts));
addEventListener("figurefit", ({ detail }) => placeControls(detail));
