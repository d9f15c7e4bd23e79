// Requests to the server, and its events.

let page = 0;
let pending = 0;
const waiting = [];

/** Sends a request and returns its answer in JSON, or null. */
export async function ask(action, body = {}) {
	if (!page) await new Promise((resolve) => waiting.push(resolve));
	wait(1);
	const response = await fetch(action, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ page, ...body }),
	}).finally(() => wait(-1));
	if (!response.ok) throw new Error((await response.text()).trim());
	const type = response.headers.get("Content-Type") ?? "";
	if (response.status === 204) return null;
	return type.startsWith("application/json") ? response.json() : response.blob();
}

/** Counts the requests without an answer, during which the page is busy. */
function wait(change) {
	pending += change;
	document.body.ariaBusy = pending > 0;
}

/** Listens to the server's events; `connection` is called with whether there is one. */
export function listen(handlers, connection) {
	const source = new EventSource("events");
	for (const [name, handler] of Object.entries(handlers)) {
		source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
	}
	source.addEventListener("hello", (event) => {
		page = JSON.parse(event.data).page;
		for (const resolve of waiting.splice(0)) resolve();
		connection(true);
	});
	source.addEventListener("error", () => {
		page = 0;
		connection(false);
	});
}
