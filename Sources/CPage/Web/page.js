// The live page: connects the server, the figures and the controls.

import "./edges.js";
import { byId, make, say } from "./elements.js";
import "./controls.js";
import { fitAll, showList, shownFigures, showProgram, showPrograms } from "./figures.js";
import "./export.js";
import { allow, openInEditor, selectPlace, showChanges, turn } from "./inspect.js";
import { takeSteps } from "./interact.js";
import { ask, listen } from "./server.js";
import { save, state, wantedLooks } from "./state.js";
import { makeToolbar, showLooks } from "./toolbar.js";

function wantLooks() {
	ask("look", { looks: wantedLooks() }).catch(() => {});
}

function showZoom() {
	byId("zoom").textContent = `${Math.round(state.zoom * 100)}%`;
	fitAll();
}

function zoom(factor) {
	state.zoom = factor === 0 ? 1 : Math.min(Math.max(state.zoom * factor, 0.1), 16);
	if (Math.abs(state.zoom - 1) < 0.01) state.zoom = 1;
	save();
	showZoom();
}

listen(
	{
		hello: (known) => {
			allow(known);
			makeToolbar(known, wantLooks);
			ask("mode", { inspect: state.mode === "inspect" }).catch(() => {});
			takeSteps();
			if (state.figure) ask("inspect", { figure: state.figure, look: state.look, view: state.view }).catch(() => {});
			wantLooks();
		},
		changes: showChanges,
		select: selectPlace,
		programs: showPrograms,
		program: (update) => {
			showProgram(update);
			showZoom();
		},
	},
	(isConnected) => {
		byId("connection").textContent = isConnected ? "" : "The server has ended. Waiting for it…";
		document.body.classList.toggle("offline", !isConnected);
	},
);

byId("zoom-in").addEventListener("click", () => zoom(1.25));
byId("zoom-out").addEventListener("click", () => zoom(0.8));
byId("zoom-reset").addEventListener("click", () => zoom(0));
byId("search").value = state.search;
byId("search").addEventListener("input", (event) => {
	state.search = event.target.value;
	save();
	showList();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", wantLooks);

function setMode(mode) {
	state.mode = mode;
	save();
	showMode();
}

function showMode() {
	for (const radio of document.querySelectorAll("#modes input")) radio.checked = radio.value === state.mode;
	document.body.dataset.mode = state.mode;
	dispatchEvent(new Event("modechange"));
}

byId("modes").addEventListener("change", (event) => setMode(event.target.value));

addEventListener("lookschange", () => {
	showLooks();
	wantLooks();
});

addEventListener("statechange", () => {
	takeSteps();
	showLooks();
	showMode();
	showZoom();
	byId("search").value = state.search;
	showList();
	wantLooks();
});

// Keys.

function move(distance) {
	const figures = shownFigures().filter((figure) => !figure.element.closest("[hidden]"));
	const at = figures.findIndex((figure) => figure.element.contains(document.activeElement));
	const next = figures[Math.min(Math.max(at + distance, 0), figures.length - 1)];
	if (!next) return;
	next.element.scrollIntoView({ block: "nearest" });
	next.canvas.focus();
}

const keys = [
	["/", "search figures", () => byId("search").focus()],
	["]", "next figure", () => move(1)],
	["[", "previous figure", () => move(-1)],
	["+", "zoom in", () => zoom(1.25)],
	["-", "zoom out", () => zoom(0.8)],
	["0", "actual size", () => zoom(0)],
	["i", "inspect", () => setMode("inspect")],
	["t", "interact", () => setMode("interact")],
	[
		"d",
		"light or dark",
		() => {
			for (const look of state.looks) {
				const now = look.appearance || wantedLooks()[0].appearance;
				look.appearance = now === "dark" ? "light" : "dark";
			}
			save();
			showLooks();
			wantLooks();
		},
	],
	["e", "open the selected view's code in the editor", openInEditor],
	[
		"o",
		"overlays",
		() => {
			const summary = document.querySelector("summary[aria-label=Overlays]");
			summary?.click();
			summary?.focus();
		},
	],
	["?", "these keys", () => byId("keys").click()],
	["Ctrl Z", "take the last change back; with Shift, make it again"],
];

addEventListener("keydown", (event) => {
	const isText = event.target.isContentEditable || event.target.closest?.("input:not([type=range])");
	if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isText) {
		event.preventDefault();
		turn(event.shiftKey ? "redo" : "undo");
		return;
	}
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
	if (event.key === "Escape") {
		for (const menu of document.querySelectorAll("details.menu[open]")) {
			if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
			menu.open = false;
		}
		return;
	}
	if (event.target.isContentEditable || event.target.closest?.("input, select, dialog")) return;
	const key = event.key === "=" ? "+" : event.key;
	const known = keys.find(([name]) => name === key);
	if (!known) return;
	event.preventDefault();
	known[2]();
});

byId("keys").addEventListener("click", () => {
	const dialog = byId("help");
	dialog.replaceChildren(
		make("h2", { textContent: "Keys" }),
		make(
			"dl",
			{},
			keys.map(([name, text]) =>
				make("div", {}, make("dt", {}, make("kbd", { textContent: name })), make("dd", { textContent: text })),
			),
		),
		make("form", { method: "dialog" }, make("button", { textContent: "Close" })),
	);
	dialog.showModal();
});

showMode();
showZoom();
say("");
