// A row of controls for each look: appearance, type size, direction, locale, device and overlays.

import { button, byId, fill, keepFocus, make } from "./elements.js";
import { save, state } from "./state.js";

let options = { devices: [], typeSizes: [], overlays: [], locales: [] };
let changed = () => {};

/** Creates the controls; `change` is called after each change of a look. */
export function makeToolbar(known, change) {
	options = known;
	changed = change;
	showLooks();
}

/** Shows the controls of all looks. */
export function showLooks() {
	keepFocus(byId("looks"), fillLooks);
}

function fillLooks() {
	fill(
		byId("looks"),
		state.looks.map((look, number) => row(look, number)),
		state.looks.length < 4 &&
			button(
				"Beside",
				() => {
					const last = state.looks.at(-1);
					const other = last.appearance === "dark" ? "light" : "dark";
					state.looks.push({ ...structuredClone(last), appearance: other });
					update();
				},
				{ title: "Show another look beside this one" },
			),
	);
}

function update() {
	save();
	showLooks();
	changed();
}

function row(look, number) {
	const suffix = number > 0 ? ` ${number + 1}` : "";
	const choice = (axis, title, words, standard) =>
		make(
			"label",
			{ className: "choice" },
			make("span", { textContent: title }),
			select(look, axis, title + suffix, words, standard),
		);
	const devices =
		options.devices.includes(look.canvas) || !look.canvas ? options.devices : [...options.devices, look.canvas];
	return make(
		"div",
		{ className: "look", at: { role: "group", "aria-label": `Look${suffix}` } },
		choice("appearance", "Appearance", ["light", "dark"], "system"),
		choice("canvas", "Device", devices, "as written"),
		choice("type-size", "Type size", options.typeSizes, "as written"),
		choice("locale", "Locale", options.locales, "as written"),
		choice("direction", "Direction", ["ltr", "rtl"], "as written"),
		accessibility(look, suffix, choice),
		overlays(look, suffix),
		number > 0 &&
			button(
				"×",
				() => {
					state.looks.splice(number, 1);
					update();
				},
				{ title: "Remove this look", at: { "aria-label": `Remove look${suffix}` } },
			),
	);
}

function select(look, axis, label, words, standard) {
	const values = look[axis] && !words.includes(look[axis]) ? [...words, look[axis]] : words;
	const element = make(
		"select",
		{ at: { "aria-label": label } },
		make("option", { value: "", textContent: standard }),
		values.map((word) => make("option", { value: word, textContent: word })),
	);
	element.value = look[axis] ?? "";
	element.addEventListener("change", () => {
		if (element.value) look[axis] = element.value;
		else delete look[axis];
		save();
		changed();
	});
	return element;
}

function accessibility(look, suffix, choice) {
	const number = () => ["contrast", "accessibility"].filter((axis) => look[axis]).length;
	const element = menu(
		"Accessibility",
		suffix,
		number(),
		choice("contrast", "Contrast", options.contrasts, "as written"),
		choice("accessibility", "Settings", options.accessibility, "as written"),
	);
	const count = element.querySelector(".count");
	element.addEventListener("change", () => {
		count.textContent = number() > 0 ? ` ${number()}` : "";
	});
	return element;
}

function overlays(look, suffix) {
	const boxes = options.overlays.map((word) => {
		const box = make("input", { type: "checkbox", checked: look.show.includes(word), value: word });
		box.addEventListener("change", () => {
			look.show = options.overlays.filter((other) => (other === word ? box.checked : look.show.includes(other)));
			count.textContent = look.show.length > 0 ? ` ${look.show.length}` : "";
			save();
			changed();
		});
		return make("label", {}, box, word);
	});
	const element = menu("Overlays", suffix, look.show.length, boxes);
	const count = element.querySelector(".count");
	return element;
}

/** Returns a menu with a title and the number of its selected choices. */
function menu(title, suffix, number, ...choices) {
	const label = title + suffix;
	const count = make("span", { className: "count", textContent: number > 0 ? ` ${number}` : "" });
	return make(
		"details",
		{ className: "menu" },
		make("summary", { at: { "aria-label": label } }, title, count),
		make("div", { className: "sheet", at: { role: "group", "aria-label": label } }, ...choices),
	);
}

// A menu closes when the user continues elsewhere.
addEventListener("pointerdown", (event) => {
	for (const menu of document.querySelectorAll("details.menu[open]"))
		if (!menu.contains(event.target)) menu.open = false;
});

// A menu that opens stays in the window.
addEventListener(
	"toggle",
	({ target }) => {
		const sheet = target.querySelector(".sheet");
		if (!sheet) return;
		sheet.style.translate = "";
		sheet.style.translate = `${Math.max(8 - sheet.getBoundingClientRect().left, 0)}px`;
	},
	true,
);
