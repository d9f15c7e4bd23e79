// Figures as files and as Markdown.

import { button, make, say } from "./elements.js";
import { ask } from "./server.js";

async function download(card, format) {
	const file = await ask("export", { figure: card.head.key, look: 0, format });
	const link = make("a", { href: URL.createObjectURL(file), download: `${card.head.name}.${format}` });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function copy(card) {
	const { text } = await ask("export", { figure: card.head.key, look: 0, format: "markdown" });
	await navigator.clipboard.writeText(text);
	say("The figure is copied as Markdown.");
}

addEventListener("cardmade", ({ detail: card }) => {
	const item = (title, click) => button(title, () => click().catch((error) => say(error.message)));
	const menu = make(
		"details",
		{ className: "menu" },
		make("summary", { at: { "aria-label": `Export ${card.head.name}` } }, "Export"),
		make(
			"div",
			{ className: "sheet" },
			["svg", "png", "pdf"].map((format) => item(`Download ${format.toUpperCase()}`, () => download(card, format))),
			item("Copy as Markdown", () => copy(card)),
		),
	);
	menu.addEventListener("click", (event) => {
		if (event.target.closest(".sheet button")) menu.open = false;
	});
	card.tools.append(menu);
});
