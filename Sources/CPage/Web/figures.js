// The figures of the files: a section for each program, and in it a figure for each preview and look.

import { byId, make } from "./elements.js";
import { finishMotion, play } from "./motion.js";
import { Drawing } from "./patching.js";
import { state } from "./state.js";

const programs = new Map();

/** All figures on the page, in order: `{key, look, name, head, element, drawing}`. */
export function shownFigures() {
	return [...programs.values()].flatMap((program) => [...program.cards.values()].flatMap((card) => card.figures));
}

/** Shows the list of programs, with the figures of those that stay. */
export function showPrograms({ programs: listed, fault }) {
	const paths = new Set(listed.map(({ path }) => path));
	for (const [path, program] of programs) {
		if (paths.has(path)) continue;
		for (const card of program.cards.values()) release(card);
		program.section.remove();
		programs.delete(path);
	}
	const main = byId("figures");
	for (const { path } of listed) {
		let program = programs.get(path);
		if (!program) {
			program = makeProgram(path);
			programs.set(path, program);
		}
		if (main.lastElementChild !== program.section) main.append(program.section);
	}
	const empty = byId("empty");
	empty.hidden = listed.length > 0 && !fault;
	empty.textContent = fault ?? (listed.length > 0 ? "" : "There is no layout file here yet.");
	showList();
}

function makeProgram(path) {
	const errors = make("div", { className: "alerts" });
	const cards = make("div", { className: "cards" });
	const warnings = make("div", { className: "warnings" });
	const section = make(
		"section",
		{ at: { "aria-label": path } },
		make("h2", { textContent: path }),
		errors,
		cards,
		warnings,
	);
	return { path, section, holder: cards, alerts: errors, warnings, cards: new Map() };
}

/** Shows the changes of a program. */
export function showProgram(update) {
	const program = programs.get(update.path);
	if (!program) return;
	showProblems(program, update);
	// While a file has errors, figures that are not listed stay as they were.
	const keys = new Set(update.figures.map(({ head }) => head.key));
	for (const [key, card] of program.cards) {
		if (keys.has(key)) continue;
		if (update.keepsOthers) {
			for (const figure of card.figures) dim(figure, true);
			continue;
		}
		release(card);
		program.cards.delete(key);
	}
	let previous = null;
	for (const { head, looks } of update.figures) {
		let card = program.cards.get(head.key);
		if (!card) {
			card = makeCard(head);
			program.cards.set(head.key, card);
		}
		card.head = head;
		card.title.textContent = head.name;
		card.place.textContent = `line ${head.line}`;
		while (card.figures.length > looks.length) releaseFigure(card.figures.pop());
		for (const [number, look] of looks.entries()) showFigure(card, number, look);
		const next = previous ? previous.nextElementSibling : program.holder.firstElementChild;
		if (next !== card.element) program.holder.insertBefore(card.element, next);
		previous = card.element;
	}
	showList();
	dispatchEvent(new CustomEvent("figureschange", { detail: { path: update.path, keys } }));
}

function makeCard(head) {
	const title = make("h3", { textContent: head.name });
	const place = make("span", { className: "place" });
	const tools = make("div", { className: "tools" });
	const row = make("div", { className: "row" });
	const element = make("article", { className: "card" }, make("div", { className: "head" }, title, place, tools), row);
	element.dataset.key = head.key;
	const card = { head, element, title, place, tools, row, figures: [] };
	dispatchEvent(new CustomEvent("cardmade", { detail: card }));
	return card;
}

/** The name of a look, in words, where several are shown side by side. */
function lookName(number) {
	const look = state.looks[number] ?? {};
	const axes = ["appearance", "canvas", "type-size", "locale", "direction", "contrast", "accessibility"];
	const words = axes.map((axis) => look[axis]).filter(Boolean);
	return words.join(", ") || `look ${number + 1}`;
}

function showFigure(card, number, look) {
	let figure = card.figures[number];
	if (!figure) {
		const canvas = make("div", { className: "canvas", tabIndex: 0 });
		const caption = make("figcaption");
		const element = make("figure", {}, canvas, caption);
		figure = { key: card.head.key, look: number, element, card, canvas, caption, drawing: new Drawing() };
		card.figures.push(figure);
		card.row.append(element);
		dispatchEvent(new CustomEvent("figuremade", { detail: figure }));
	}
	figure.head = card.head;
	figure.name = number > 0 ? `${card.head.name}, ${lookName(number)}` : card.head.name;
	figure.element.setAttribute("aria-label", figure.name);
	figure.caption.textContent = state.looks.length > 1 ? lookName(number) : "";
	dim(figure, look === null);
	if (look === null) return;
	finishMotion(figure);
	if (look.whole) figure.canvas.prepend(figure.drawing.replace(look.whole));
	else play(figure, look.motion ?? [], look.changes, () => fit(figure));
	fit(figure);
	dispatchEvent(new CustomEvent("figureshown", { detail: { figure, look } }));
}

function dim(figure, isDimmed) {
	figure.element.classList.toggle("stale", isDimmed);
	figure.canvas.classList.toggle("none", isDimmed && !figure.drawing.root);
}

/** Gives a drawing its size at the present zoom. */
function fit(figure) {
	const root = figure.drawing.root;
	if (!root) return;
	const [, , width, height] = (root.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
	figure.size = { width, height };
	root.style.width = `${width * state.zoom}px`;
	root.style.height = `${height * state.zoom}px`;
	dispatchEvent(new CustomEvent("figurefit", { detail: figure }));
}

/** Gives all drawings their sizes. */
export function fitAll() {
	for (const figure of shownFigures()) fit(figure);
}

function releaseFigure(figure) {
	figure.drawing.release();
	figure.element.remove();
}

function release(card) {
	for (const figure of card.figures) releaseFigure(figure);
	card.element.remove();
}

// Errors and warnings.

function showProblems(program, { errors, warnings }) {
	const texts = JSON.stringify(errors);
	if (program.errorText !== texts) {
		program.errorText = texts;
		program.alerts.replaceChildren(...errors.map((error) => strip(error, "alert")));
	}
	program.warnings.replaceChildren();
	if (warnings.length === 0) return;
	const count = warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`;
	const list = make(
		"details",
		{ open: program.opensWarnings ?? false },
		make("summary", { textContent: count }),
		...warnings.map((warning) => strip(warning, null)),
	);
	list.addEventListener("toggle", () => {
		program.opensWarnings = list.open;
	});
	program.warnings.append(list);
}

function strip(problem, role) {
	const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
	return make(
		"div",
		{ className: `strip ${problem.severity}`, at: { role } },
		make("p", {}, make("b", { textContent: place }), ` ${problem.severity}: ${problem.message}`),
		problem.excerpt !== undefined && make("pre", { textContent: `${problem.excerpt}\n${problem.mark}` }),
		problem.hint && make("p", { className: "hint", textContent: `hint: ${problem.hint}` }),
		(problem.notes ?? []).map((note) => strip(note, null)),
	);
}

// The list with search.

/** Shows the list of figures whose names contain the searched words, and hides the others. */
export function showList() {
	const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
	const items = [];
	for (const program of programs.values()) {
		let isShown = false;
		const cards = [...program.holder.children].map((element) => program.cards.get(element.dataset.key)).filter(Boolean);
		for (const card of cards) {
			const text = `${program.path} ${card.head.name}`.toLowerCase();
			const matches = words.every((word) => text.includes(word));
			card.element.hidden = !matches;
			isShown ||= matches;
			if (!matches) continue;
			const link = make("a", { href: "#", textContent: card.head.name, title: program.path });
			link.addEventListener("click", (event) => {
				event.preventDefault();
				card.element.scrollIntoView({ block: "start" });
				card.figures[0]?.canvas.focus({ preventScroll: true });
			});
			if (program.alerts.childElementCount > 0) link.classList.add("failing");
			items.push(make("li", {}, link));
		}
		program.section.hidden = words.length > 0 && !isShown;
	}
	const isEmpty = items.length === 0 && words.length > 0 && programs.size > 0;
	byId("unfound").textContent = isEmpty ? `No figure contains “${state.search.trim()}”.` : "";
	const list = byId("list");
	const focused = [...list.querySelectorAll("a")].indexOf(document.activeElement);
	list.replaceChildren(...items);
	if (focused >= 0) list.querySelectorAll("a")[Math.min(focused, items.length - 1)]?.focus({ preventScroll: true });
}
