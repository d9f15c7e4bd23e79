// The state of the page, which its address contains.

const axes = ["appearance", "type-size", "locale", "direction", "contrast", "accessibility", "canvas"];

/** The state: looks side by side, zoom, mode, the selected figure and box, and the steps of each figure by its key. */
export const state = read();

/** Returns whether the user prefers dark pages. */
export const prefersDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

function read() {
	const values = new URLSearchParams(location.hash.slice(1));
	const looks = values.getAll("look").map((text) => {
		const look = { show: [] };
		for (const part of text.split(";")) {
			const [name, value] = part.split("=");
			if (name === "show") look.show = value.split(",").filter(Boolean);
			else if (name === "plain") look.plain = true;
			else if (axes.includes(name)) look[name] = value;
		}
		return look;
	});
	return {
		looks: looks.length > 0 ? looks : [{ show: [] }],
		zoom: Math.min(Math.max(Number(values.get("zoom")) || 1, 0.1), 16),
		mode: values.get("mode") === "interact" ? "interact" : "inspect",
		figure: values.get("figure") ?? "",
		view: values.get("view") ?? "",
		look: Number(values.get("beside")) || 0,
		search: values.get("search") ?? "",
		steps: Object.fromEntries(values.getAll("steps").map((text) => text.split(/\|(.*)/s, 2))),
	};
}

/** Writes the state into the address. */
export function save() {
	const values = new URLSearchParams();
	const texts = state.looks.map((look) =>
		[
			...axes.filter((axis) => look[axis]).map((axis) => `${axis}=${look[axis]}`),
			...(look.show.length > 0 ? [`show=${look.show.join(",")}`] : []),
			...(look.plain ? ["plain"] : []),
		].join(";"),
	);
	if (texts.length > 1 || texts[0]) for (const text of texts) values.append("look", text);
	if (state.zoom !== 1) values.set("zoom", state.zoom);
	if (state.mode !== "inspect") values.set("mode", state.mode);
	if (state.look) values.set("beside", state.look);
	for (const name of ["figure", "view", "search"]) if (state[name]) values.set(name, state[name]);
	for (const [figure, steps] of Object.entries(state.steps)) values.append("steps", `${figure}|${steps}`);
	const text = values.toString();
	history.replaceState(null, "", text ? `#${text}` : location.pathname);
}

/** Takes the state of an address that was entered by hand. */
addEventListener("hashchange", () => {
	Object.assign(state, read());
	dispatchEvent(new Event("statechange"));
});

/** The looks as the server takes them: the page's own appearance where none is chosen. */
export function wantedLooks() {
	return state.looks.map((look) => ({
		...look,
		appearance: look.appearance || (prefersDark() ? "dark" : "light"),
	}));
}
