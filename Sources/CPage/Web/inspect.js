// Inspecting figures: boxes, guides, values that can be changed, and the effects of a change.

import { button, byId, fill, keepFocus, make, say } from "./elements.js";
import { shownFigures } from "./figures.js";
import { ask } from "./server.js";
import { save, state } from "./state.js";

let details = null;
let before = null;
let guidesBefore = [];
let lastGesture = "";
let lastChange = "";
let mayWrite = false;
let hasEditor = false;
let sending = false;
let waiting = null;
let reveals = false;
let aim = "";

/** Sets whether the page may write files and has an editor that opens them. */
export function allow(known) {
	mayWrite = known.write;
	hasEditor = known.editor;
}

/** Opens the code of the selected view in the editor. */
export function openInEditor() {
	if (hasEditor && details?.source) ask("open").catch((error) => say(error.message));
}

/** Selects the view that an editor named. */
export function selectPlace({ figure, look, view }) {
	const found = shownFigures().find((other) => other.key === figure && other.look === look);
	if (!found || state.mode !== "inspect") return;
	found.element.scrollIntoView({ block: "nearest" });
	select(found, { view });
}

const chosen = () => shownFigures().find((figure) => figure.key === state.figure && figure.look === (state.look ?? 0));

/** Selects a view of a figure, by its key or by a point of the drawing. */
function select(figure, place) {
	state.figure = figure?.key ?? "";
	state.look = figure?.look ?? 0;
	if (!figure) {
		state.view = "";
		details = null;
		before = null;
		for (const other of shownFigures()) other.boxes = null;
		showAll();
	}
	// Keys may be pressed faster than views are shown.
	aim = place?.view;
	state.view = aim || state.view;
	save();
	reveals = aim || byId("panel").hidden;
	ask("inspect", figure ? { figure: figure.key, look: figure.look, ...place } : {}).catch(() => {});
}

/** Shows the views of a figure as the server describes them. */
function showInspection(figure, look) {
	figure.guides = look.guides ?? [];
	const isChosen = figure.key === state.figure && figure.look === (state.look ?? 0);
	figure.boxes = isChosen ? (look.boxes ?? figure.boxes) : null;
	if (figure.boxes && look.moved?.length > 0) {
		figure.boxes = figure.boxes.slice();
		for (const [index, ...frame] of look.moved) {
			const [key, name, , , , , parent] = figure.boxes[index];
			figure.boxes[index] = [key, name, ...frame, parent];
		}
	}
	if (isChosen && (look.boxes || look.moved)) {
		details = look.details ?? null;
		if (!aim || details?.key === aim) state.view = details?.key ?? "";
		if (details?.key === aim) aim = "";
		save();
		trace(figure);
		showPanel();
	}
	showLayer(figure);
	const own = reveals && figure.layer.querySelector(".own");
	if (!own) return;
	reveals = false;
	own.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function showAll() {
	for (const figure of shownFigures()) showLayer(figure);
	showPanel();
}

// The layer over a drawing.

/** Shows boxes and guides over a drawing at the present zoom. */
function showLayer(figure) {
	if (!figure.layer) {
		figure.layer = make("div", { className: "layer" });
		figure.canvas.append(figure.layer);
		figure.canvas.addEventListener("pointerdown", (event) => press(event, figure));
		figure.canvas.addEventListener("keydown", (event) => walk(event, figure));
	}
	const layer = figure.layer;
	const isShown = state.mode === "inspect" && figure.size;
	layer.hidden = !isShown;
	if (!isShown) return;
	const zoom = state.zoom;
	layer.style.width = `${figure.size.width * zoom}px`;
	layer.style.height = `${figure.size.height * zoom}px`;
	for (const box of layer.querySelectorAll(".box")) box.remove();
	if (figure.boxes) {
		const index = figure.boxes.findIndex(([key]) => key === state.view);
		const own = figure.boxes[index];
		if (own) {
			if (own[6] >= 0) layer.prepend(box(figure.boxes[own[6]], "box parent", zoom));
			layer.prepend(box(own, "box own", zoom));
		}
		for (const old of figure.moved ?? []) layer.prepend(box(old, "box moved", zoom));
	}
	const sliders = new Map([...layer.querySelectorAll(".guide")].map((element) => [element.dataset.id, element]));
	for (const guide of figure.guides ?? []) {
		let element = sliders.get(guide.value.id);
		sliders.delete(guide.value.id);
		if (!element) {
			element = makeGuide(figure, guide.value.id);
			layer.append(element);
		}
		placeGuide(element, guide, zoom);
	}
	for (const element of sliders.values()) element.remove();
	placeLabel(figure, zoom);
}

/** Moves the label of the selected box into the drawing, beside the handles of guides. */
function placeLabel(figure, zoom) {
	const label = figure.layer.querySelector(".box.own span");
	if (!label) return;
	const [, name, x, y, , height] = figure.boxes.find(([key]) => key === state.view);
	const lineHeight = 16;
	// A width that the label does not exceed: measuring it would lay out the page twice.
	const width = name.length * 7 + 10;
	const above = y * zoom >= lineHeight;
	const top = above
		? y * zoom - lineHeight
		: (y + height) * zoom + lineHeight > figure.size.height * zoom
			? y * zoom
			: (y + height) * zoom;
	let left = x * zoom - 2;
	const handles = (figure.guides ?? [])
		.map(({ vertical, position, from }) => (vertical ? [position * zoom, from * zoom] : [from * zoom, position * zoom]))
		.map(([middle, start]) => ({ left: middle - 12, right: middle + 10, top: start - 14, bottom: start + 10 }))
		.sort((one, other) => one.left - other.left);
	for (const handle of handles) {
		if (handle.bottom <= top || handle.top >= top + lineHeight) continue;
		if (handle.right > left && handle.left < left + width) left = handle.right;
	}
	left = Math.max(Math.min(left, figure.size.width * zoom - width), -2);
	label.style.cssText = `left:${left - x * zoom}px;top:${top - y * zoom}px`;
}

function box([, name, x, y, width, height], className, zoom) {
	const element = make("div", { className });
	element.style.cssText = `left:${x * zoom}px;top:${y * zoom}px;width:${width * zoom}px;height:${height * zoom}px`;
	if (className === "box own") element.append(make("span", { textContent: name }));
	return element;
}

function makeGuide(figure, id) {
	const element = make("div", { className: "guide", tabIndex: 0, at: { role: "slider" } });
	element.dataset.id = id;
	const guide = () => (figure.guides ?? []).find((other) => other.value.id === id);
	element.addEventListener("keydown", (event) => {
		const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
		const now = guide();
		if (!step || !now) return;
		event.preventDefault();
		event.stopPropagation();
		const pending = element.pending ?? Number(now.value.value);
		element.pending = pending + step * (event.shiftKey ? 10 : 1);
		change(figure, now.value, element.pending);
	});
	element.addEventListener("pointerdown", (event) => {
		const now = guide();
		if (!now) return;
		event.preventDefault();
		event.stopPropagation();
		element.focus();
		element.setPointerCapture(event.pointerId);
		const start = { x: event.clientX, y: event.clientY, value: Number(now.value.value), gesture: crypto.randomUUID() };
		const move = (moved) => {
			const distance = now.vertical ? moved.clientX - start.x : moved.clientY - start.y;
			const value = Math.round(start.value + ((now.reversed ? -1 : 1) * distance) / state.zoom);
			if (value === element.dragged) return;
			element.dragged = value;
			change(figure, now.value, value, start.gesture);
		};
		element.addEventListener("pointermove", move);
		const end = (last) => {
			// The last movement may have no event of its own.
			if (last.type === "pointerup") move(last);
			for (const type of ["pointerup", "pointercancel"]) element.removeEventListener(type, end);
			element.removeEventListener("pointermove", move);
		};
		for (const type of ["pointerup", "pointercancel"]) element.addEventListener(type, end);
	});
	return element;
}

function placeGuide(element, guide, zoom) {
	delete element.pending;
	const { position, from, to, vertical, value, now } = guide;
	element.setAttribute("aria-label", value.title);
	element.setAttribute("aria-orientation", vertical ? "horizontal" : "vertical");
	element.setAttribute("aria-valuenow", now);
	element.setAttribute("aria-valuemin", -10000);
	element.setAttribute("aria-valuemax", 10000);
	element.setAttribute("aria-valuetext", `${now} points`);
	element.classList.toggle("across", !vertical);
	element.classList.toggle("unset", !guide.set);
	const [left, top, width, height] = vertical
		? [position * zoom - 6, from * zoom - 8, 12, (to - from) * zoom + 16]
		: [from * zoom - 8, position * zoom - 6, (to - from) * zoom + 16, 12];
	element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
	element.title = `${value.title}: ${now}`;
}

// Selecting.

function press(event, figure) {
	if (state.mode !== "inspect" || event.button !== 0 || !figure.drawing.root) return;
	const frame = figure.drawing.root.getBoundingClientRect();
	const [x, y] = [(event.clientX - frame.left) / state.zoom, (event.clientY - frame.top) / state.zoom];
	if (x > figure.size.width || y > figure.size.height) return;
	before = null;
	select(figure, { x, y });
}

function walk(event, figure) {
	if (state.mode !== "inspect" || event.target !== figure.canvas) return;
	const boxes = figure.boxes;
	if (event.key === "Escape") return select(null);
	const isArrow = event.key.startsWith("Arrow");
	if (!boxes && (event.key === "Enter" || isArrow)) {
		event.preventDefault();
		return select(figure, { x: figure.size.width / 2, y: figure.size.height / 2 });
	}
	if (!boxes || !isArrow) return;
	event.preventDefault();
	const index = Math.max(boxes.map(([key]) => key).indexOf(state.view), 0);
	const parent = boxes[index][6];
	const siblings = [...boxes.keys()].filter((other) => boxes[other][6] === parent);
	const at = siblings.indexOf(index);
	const next = {
		ArrowUp: parent,
		ArrowDown: boxes.findIndex((box) => box[6] === index),
		ArrowLeft: siblings[at - 1] ?? -1,
		ArrowRight: siblings[at + 1] ?? -1,
	}[event.key];
	if (next >= 0) select(figure, { view: boxes[next][0] });
}

// Changing.

function change(figure, value, number, gesture = "") {
	// The steps of one gesture are one change.
	if (!before || !gesture || gesture !== lastGesture) {
		before = figure.boxes;
		guidesBefore = figure.guides ?? [];
	}
	lastGesture = gesture;
	lastChange = `${value.title} is now ${number}`;
	waiting = { figure: figure.key, look: figure.look, id: value.id, value: String(number), gesture };
	send();
}

async function send() {
	if (sending || !waiting) return;
	sending = true;
	const body = waiting;
	waiting = null;
	try {
		await ask("change", body);
	} catch (error) {
		say(error.message);
	}
	sending = false;
	send();
}

/** Stores other views' positions before a change, and describes which moved. */
function trace(figure) {
	figure.moved = [];
	figure.story = "";
	figure.phases = null;
	figure.canvas.classList.remove("ghost");
	if (!before || !figure.boxes) return;
	const old = new Map(before.map((box) => [box[0], box]));
	const names = [];
	const shifts = new Map();
	for (const box of figure.boxes) {
		const was = old.get(box[0]);
		if (!was) continue;
		const shift = [2, 3, 4, 5].map((place) => Math.round((box[place] - was[place]) * 100) / 100);
		shifts.set(box[0], shift.join());
		if (shift.every((length) => length === 0)) continue;
		const parent = figure.boxes[box[6]];
		// A view that moves with its container is not listed again.
		if (parent && shifts.get(parent[0]) === shift.join()) continue;
		figure.moved.push(was);
		const [x, y, width, height] = shift;
		const moved = x !== 0 || y !== 0 ? ` moved by ${x},\u{a0}${y}` : "";
		const grown = width !== 0 || height !== 0 ? ` changed its size by ${width}\u{a0}×\u{a0}${height}` : "";
		names.push(box[1] + [moved, grown].filter(Boolean).join(" and"));
	}
	if (names.length === 0) return;
	figure.phases = { boxes: old, guides: new Map(guidesBefore.map((guide) => [guide.value.id, guide])) };
	figure.story = `${lastChange}. ${names.slice(0, 4).join("; ")}${names.length > 4 ? "; and others" : ""}.`;
	say(figure.story);
}

/** Shows a change in two phases: up to the middle the guides move, and then the views. */
function showPhases(figure, time) {
	if (!figure.phases) return;
	const [guides, views] = [Math.min(time * 2, 1), Math.max(time * 2 - 1, 0)];
	const between = (from, to, share) => from + (to - from) * share;
	showLayer(figure);
	figure.canvas.classList.toggle("ghost", time < 1);
	if (time >= 1) return;
	for (const box of figure.layer.querySelectorAll(".box")) box.remove();
	for (const now of figure.boxes) {
		const was = figure.phases.boxes.get(now[0]) ?? now;
		const place = now.map((value, index) => (index >= 2 && index <= 5 ? between(was[index], value, views) : value));
		figure.layer.prepend(box(place, "box phase", state.zoom));
	}
	for (const element of figure.layer.querySelectorAll(".guide")) {
		const now = figure.guides.find((guide) => guide.value.id === element.dataset.id);
		const was = figure.phases.guides.get(element.dataset.id);
		if (!now || !was) continue;
		const moved = { ...now };
		for (const name of ["position", "from", "to"]) moved[name] = between(was[name], now[name], guides);
		placeGuide(element, moved, state.zoom);
	}
}

function phases(figure) {
	if (!figure.phases) return null;
	const slider = make("input", { type: "range", min: 0, max: 100, value: 100 });
	slider.addEventListener("input", () => showPhases(figure, Number(slider.value) / 100));
	return make(
		"label",
		{ className: "field", title: "First the guides move, then the views." },
		make("span", { textContent: "Two phases" }),
		slider,
	);
}

// The panel.

function showPanel() {
	keepFocus(byId("details"), fillPanel);
}

/** Ends inspecting a view; the focus returns to its figure. */
function close() {
	const figure = chosen();
	select(null);
	figure?.canvas.focus({ preventScroll: true });
}

function fillPanel() {
	const panel = byId("details");
	const figure = chosen();
	byId("panel").hidden = !(details && state.mode === "inspect") && byId("changes").hidden;
	if (!details || !figure || state.mode !== "inspect") return panel.replaceChildren();
	const path = [];
	for (let index = figure.boxes.findIndex(([key]) => key === details.key); index >= 0; index = figure.boxes[index][6]) {
		path.unshift(figure.boxes[index]);
	}
	const crumbs = path
		.slice(0, -1)
		.slice(-4)
		.map(([key, name]) => button(name, () => select(figure, { view: key }), { className: "crumb" }));
	fill(
		panel,
		make("nav", { className: "crumbs", at: { "aria-label": "Containers" } }, crumbs),
		make("h2", {}, details.title, button("×", close, { className: "close", at: { "aria-label": "Close" } })),
		details.warnings.map((text) => make("p", { className: "idle", textContent: `has no effect: ${text}` })),
		details.fixed.map((text) => make("p", { className: "idle", textContent: text })),
		make(
			"div",
			{ className: "fields" },
			details.fields.map((value) => field(figure, value)),
		),
		figure.story ? make("p", { className: "story", textContent: figure.story }) : null,
		phases(figure),
		make(
			"ul",
			{ className: "facts" },
			details.sentences.map((text) => make("li", { textContent: text })),
		),
		source(details.source),
	);
}

function field(figure, value) {
	const control = value.options
		? make(
				"select",
				{},
				[
					value.value === "" && make("option", { value: "", textContent: "default" }),
					value.options.map((word) => make("option", { value: word, textContent: word })),
				]
					.flat()
					.filter(Boolean),
			)
		: value.proposal
			? make("input", { type: "text", placeholder: "as laid out", at: { list: "proposals" }, autocomplete: "off" })
			: make("input", { type: "number", step: "any", placeholder: "default" });
	control.value = value.value;
	control.dataset.id = value.id;
	control.addEventListener(value.options ? "change" : "input", () => {
		const text = control.value.trim();
		if (value.proposal ? !/^(|nil|∞|-?\d+(\.\d+)?)$/.test(text) : text === "") return;
		change(figure, value, text, value.options ? "" : `field ${value.id}`);
	});
	return make("label", { className: "field" }, make("span", { textContent: value.title }), control);
}

function source(place) {
	if (!place) return null;
	const lines = place.lines.map((text, index) => {
		const number = place.first + index;
		const line = make(
			"span",
			{ className: number === place.line ? "line marked" : "line" },
			make("i", { textContent: number }),
			text || " ",
		);
		if (number === place.line) line.setAttribute("aria-current", "true");
		return line;
	});
	return make(
		"section",
		{ at: { "aria-label": "Source" } },
		make("h3", { textContent: `${place.file.split("/").at(-1)}:${place.line}:${place.column}` }),
		hasEditor && button("Open in editor", openInEditor, { title: "Open in editor (e)" }),
		make("pre", { className: "source", tabIndex: 0 }, lines),
	);
}

/** Undoes the last change, or redoes it. */
export function turn(action) {
	before = null;
	ask(action).catch(() => {});
}

/** Shows the changes that are not saved. */
export function showChanges({ patch, undo, redo, note }) {
	const region = byId("changes");
	region.hidden = !patch && !undo && !redo && !note;
	if (note) say(note);
	const lines = patch.split("\n").map((line) => {
		const kind = /^(---|\+\+\+|@@)/.test(line) ? "meta" : { "+": "added", "-": "removed" }[line[0]];
		return make("span", { className: `line ${kind ?? ""}`, textContent: `${line}\n` });
	});
	const choice = (title, isEnabled, click) => button(title, click, { disabled: !isEnabled });
	const content = [
		make("h2", { textContent: "Changes" }),
		note ? make("p", { className: "idle", textContent: note }) : "",
		make("pre", { tabIndex: 0 }, patch ? lines : "none"),
		make(
			"div",
			{ className: "group" },
			choice("Undo", undo, () => turn("undo")),
			choice("Redo", redo, () => turn("redo")),
			choice("Copy", patch, async () => {
				await navigator.clipboard.writeText(patch);
				say("The patch is copied.");
			}),
			mayWrite
				? choice("Write to file", patch, () =>
						ask("write").then(
							() => say("The files are written."),
							(error) => say(error.message),
						),
					)
				: null,
		),
	];
	keepFocus(region, () => region.replaceChildren(...content));
	byId("panel").hidden = region.hidden && !details;
}

byId("details").addEventListener("keydown", (event) => {
	if (event.key === "Escape") close();
});
addEventListener("figurefit", ({ detail }) => showLayer(detail));
addEventListener("figureshown", ({ detail }) => showInspection(detail.figure, detail.look));
addEventListener("modechange", () => {
	details = null;
	showAll();
	const isInspecting = state.mode === "inspect";
	const { figure, look, view } = state;
	// The selection comes back with the mode.
	ask("mode", { inspect: isInspecting })
		.then(() => isInspecting && figure && ask("inspect", { figure, look, view }))
		.catch(() => {});
});
