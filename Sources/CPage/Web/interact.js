// Touching figures: taps, drags, scrolling and typing become steps, which can be seen and taken back.

import { keepFocus, make, say } from "./elements.js";
import { ask } from "./server.js";
import { state } from "./state.js";

/** Takes a step in a figure. */
export async function act(figure, step) {
	try {
		const { steps } = await ask("act", { figure: figure.key, look: figure.look, ...step });
		showSteps(figure.card, steps);
	} catch (error) {
		figure.card.note.textContent = error.message;
		say(error.message);
	}
}

function showSteps(card, steps) {
	card.note.textContent = "";
	card.count = steps.length;
	card.steps.hidden = steps.length === 0;
	const figure = card.figures[0];
	const list = [
		make("button", { type: "button", textContent: "Reset", on: { click: () => act(figure, { kind: "reset" }) } }),
		make("button", { type: "button", textContent: "Step back", on: { click: () => act(figure, { kind: "back" }) } }),
		make("button", {
			type: "button",
			textContent: "Wait 1 s",
			on: { click: () => act(figure, { kind: "wait", seconds: 1 }) },
		}),
		make(
			"ol",
			{ at: { "aria-label": "Steps" } },
			steps.map((text) => make("li", { textContent: text })),
		),
	];
	keepFocus(card.steps, () => card.steps.replaceChildren(...list));
}

function point(event, figure) {
	const frame = figure.drawing.root.getBoundingClientRect();
	return { x: (event.clientX - frame.left) / state.zoom, y: (event.clientY - frame.top) / state.zoom };
}

addEventListener("cardmade", ({ detail: card }) => {
	card.states = make("dl", { className: "states", hidden: true, at: { "aria-label": "State" } });
	card.steps = make("div", { className: "steps", hidden: true });
	card.note = make("p", { className: "note", at: { role: "status" } });
	card.element.append(card.note, card.states, card.steps);
});

addEventListener("figureshown", ({ detail: { figure } }) => {
	const { card } = figure;
	const states = card.head.states ?? [];
	card.states.hidden = states.length === 0;
	card.states.replaceChildren(
		...states.map(([name, value]) =>
			make("div", {}, make("dt", { textContent: name }), make("dd", { textContent: value })),
		),
	);
});

addEventListener("figuremade", ({ detail: figure }) => {
	let start = null;
	let typing = null;
	let wheel = null;
	const { canvas } = figure;
	const isActive = () => state.mode === "interact" && figure.drawing.root;
	canvas.addEventListener("pointerdown", (event) => {
		if (!isActive() || event.button !== 0) return;
		start = { ...point(event, figure), time: event.timeStamp };
		canvas.setPointerCapture(event.pointerId);
	});
	canvas.addEventListener("pointerup", (event) => {
		if (!isActive() || !start) return;
		const end = point(event, figure);
		const [dx, dy] = [end.x - start.x, end.y - start.y];
		const { x, y, time } = start;
		start = null;
		if (Math.hypot(dx, dy) > 6) return act(figure, { kind: "drag", x, y, dx, dy });
		typing = { x, y, text: "" };
		act(figure, { kind: event.timeStamp - time > 600 ? "press" : "tap", x, y });
	});
	canvas.addEventListener(
		"wheel",
		(event) => {
			if (!isActive() || event.ctrlKey) return;
			event.preventDefault();
			wheel ??= { ...point(event, figure), dx: 0, dy: 0 };
			wheel.dx -= event.deltaX;
			wheel.dy -= event.deltaY;
			clearTimeout(wheel.timer);
			wheel.timer = setTimeout(() => {
				const { x, y, dx, dy } = wheel;
				wheel = null;
				act(figure, { kind: "scroll", x, y, dx, dy });
			}, 80);
		},
		{ passive: false },
	);
	canvas.addEventListener("keydown", (event) => {
		if (!isActive() || !typing || event.ctrlKey || event.metaKey) return;
		const { x, y } = typing;
		if (event.key === "Enter") act(figure, { kind: "submit", x, y });
		else if (event.key === "Backspace") typing.text = typing.text.slice(0, -1);
		else if (event.key.length === 1) typing.text += event.key;
		else return;
		event.preventDefault();
		event.stopPropagation();
		if (event.key !== "Enter") act(figure, { kind: "type", x, y, text: typing.text });
	});
});
