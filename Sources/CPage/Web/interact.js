// Touching figures: taps, drags, scrolling and typing become steps that can be undone.

import { button, byId, keepFocus, make, say } from "./elements.js";
import { shownFigures } from "./figures.js";
import { ask } from "./server.js";
import { save, state } from "./state.js";

const queue = [];
let isActing = false;

/** Takes a step in a figure, after the steps before it. */
export function act(figure, step) {
	const last = queue.at(-1);
	// A text replaces the pending text that it continues, and a movement replaces the pending one.
	const replaces = last?.figure === figure && (last.step.kind === "hold" || last.step.kind + step.kind === "typetype");
	if (replaces && last.step.x === step.x && last.step.y === step.y) queue.pop();
	queue.push({ figure, step });
	if (!isActing) actAll();
}

async function actAll() {
	isActing = true;
	while (queue.length > 0) {
		const { figure, step } = queue.shift();
		try {
			const { steps } = await ask("act", { figure: figure.key, look: figure.look, ...step });
			// The list of steps would move the figure from under the finger.
			if (step.kind !== "hold") showSteps(figure.card, steps);
			if (steps.length > 0) state.steps[figure.key] = steps.join("; ");
			else delete state.steps[figure.key];
			save();
		} catch (error) {
			if (step.kind === "hold") continue;
			// Where nothing scrolls in the figure, the page does.
			if (step.kind === "scroll") {
				byId("figures").scrollBy(-step.dx, -step.dy);
				continue;
			}
			figure.card.note.textContent = error.message;
			say(error.message);
		}
	}
	isActing = false;
	dispatchEvent(new Event("acted"));
}

/** Whether all steps have been taken. */
export const isAtRest = () => !isActing;

let taken = {};

/** Takes the steps of the address again. */
export async function takeSteps() {
	taken = await ask("steps", { steps: state.steps }).catch(() => ({}));
	for (const { card } of shownFigures()) showSteps(card, taken[card.head.key] ?? []);
}

function showSteps(card, steps) {
	card.note.textContent = "";
	card.steps.hidden = steps.length === 0;
	const figure = card.figures[0];
	const list = [
		button("Reset", () => act(figure, { kind: "reset" })),
		button("Step back", () => act(figure, { kind: "back" })),
		button("Wait 1 s", () => act(figure, { kind: "wait", seconds: 1 })),
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

/** The field at a point, which receives the typed text. */
const fieldAt = (figure, x, y) =>
	[...(figure.controls?.children ?? [])].findLast(({ control: { role, frame } }) => {
		const [left, top, width, height] = frame;
		return role === "textbox" && left <= x && x <= left + width && top <= y && y <= top + height;
	});

addEventListener("cardmade", ({ detail: card }) => {
	card.states = make("dl", { className: "states", hidden: true, at: { "aria-label": "State" } });
	card.steps = make("div", { className: "steps", hidden: true });
	card.note = make("p", { className: "note", at: { role: "status" } });
	card.element.append(card.note, card.states, card.steps);
});

addEventListener("figureshown", ({ detail: { figure } }) => {
	const { card } = figure;
	// The address's steps of a figure that was not there before.
	if (taken[card.head.key] && !card.steps.hasChildNodes()) showSteps(card, taken[card.head.key]);
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
	let wheel = null;
	const { canvas } = figure;
	const isActive = () => state.mode === "interact" && figure.drawing.root;
	canvas.addEventListener("pointerdown", (event) => {
		if (!isActive() || event.button !== 0) return;
		start = { ...point(event, figure), left: event.clientX, top: event.clientY, time: event.timeStamp };
		canvas.setPointerCapture(event.pointerId);
	});
	const moved = (event) => [(event.clientX - start.left) / state.zoom, (event.clientY - start.top) / state.zoom];
	canvas.addEventListener("pointermove", (event) => {
		if (!start) return;
		const { x, y } = start;
		const [dx, dy] = moved(event);
		start.moves ||= Math.hypot(dx, dy) > 6;
		if (start.moves) act(figure, { kind: "hold", x, y, dx, dy });
	});
	canvas.addEventListener("pointercancel", () => {
		start = null;
	});
	canvas.addEventListener("pointerup", (event) => {
		if (!isActive() || !start) return;
		const [dx, dy] = moved(event);
		const { x, y, time, moves } = start;
		start = null;
		if (moves) return act(figure, { kind: "drag", x, y, dx, dy });
		fieldAt(figure, x, y)?.focus({ preventScroll: true });
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
});
