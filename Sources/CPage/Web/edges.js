// The edges of a canvas, by which the screen of previews without a size is changed.

import { make } from "./elements.js";
import { save, state } from "./state.js";

function resize(figure, width, height) {
	const look = state.looks[figure.look];
	if (!look) return;
	look.canvas = `${Math.max(Math.round(width), 60)}x${Math.max(Math.round(height), 60)}`;
	save();
	dispatchEvent(new Event("lookschange"));
}

function makeEdge(figure, isWidth) {
	const name = isWidth ? "width" : "height";
	const edge = make("div", { className: `edge ${name}`, tabIndex: 0, at: { role: "slider" } });
	edge.addEventListener("keydown", (event) => {
		const step = { ArrowRight: 10, ArrowDown: 10, ArrowLeft: -10, ArrowUp: -10 }[event.key];
		if (!step) return;
		event.preventDefault();
		event.stopPropagation();
		const [width, height] = figure.screen;
		resize(figure, width + (isWidth ? step : 0), height + (isWidth ? 0 : step));
	});
	edge.addEventListener("pointerdown", (event) => {
		event.preventDefault();
		event.stopPropagation();
		edge.focus();
		edge.setPointerCapture(event.pointerId);
		const [width, height] = figure.screen;
		// The figure stays where it is, though figures beside it change their sizes too.
		const card = figure.card.element;
		const { left, top } = figure.canvas.getBoundingClientRect();
		const hold = () => {
			card.style.translate = "";
			const now = figure.canvas.getBoundingClientRect();
			card.style.translate = `${left - now.left}px ${top - now.top}px`;
			isLate = false;
		};
		let isLate = false;
		const holdLater = () => {
			if (!isLate) queueMicrotask(hold);
			isLate = true;
		};
		card.classList.add("held");
		addEventListener("figurefit", holdLater);
		const move = (moved) => {
			const distance = (isWidth ? moved.clientX - event.clientX : moved.clientY - event.clientY) / state.zoom;
			resize(figure, width + (isWidth ? distance : 0), height + (isWidth ? 0 : distance));
		};
		edge.addEventListener("pointermove", move);
		const end = () => {
			edge.removeEventListener("pointermove", move);
			removeEventListener("figurefit", holdLater);
			card.style.translate = "";
			card.classList.remove("held");
			figure.element.scrollIntoView({ block: "nearest" });
		};
		edge.addEventListener("lostpointercapture", end, { once: true });
	});
	return edge;
}

addEventListener("figureshown", ({ detail: { figure, look } }) => {
	figure.screen = look.screen;
	if (look.screen && !figure.edges) {
		figure.edges = [makeEdge(figure, true), makeEdge(figure, false)];
		figure.element.append(...figure.edges);
	}
	for (const [index, edge] of (figure.edges ?? []).entries()) {
		edge.hidden = !look.screen;
		edge.setAttribute("aria-label", `${index === 0 ? "Width" : "Height"} of the screen of ${figure.name}`);
		edge.setAttribute("aria-orientation", index === 0 ? "horizontal" : "vertical");
		edge.setAttribute("aria-valuenow", look.screen?.[index] ?? 0);
	}
});
