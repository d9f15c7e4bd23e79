// Turns the server's drawings into elements, and changes of drawings into changes of these.

const svgNamespace = "http://www.w3.org/2000/svg";
const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
const fontRule = /@font-face\{font-family:([^;]+);src:url\(data:[^;]*;base64,([^)]*)\)([^}]*)\}/g;

/** A drawing on the page, whose elements keep their numbers. */
export class Drawing {
	constructor() {
		this.elements = new Map();
		this.sheets = new Map();
		this.fonts = new Map();
		this.root = null;
	}

	/** Creates all elements again and returns the outermost. */
	replace(tree) {
		this.release();
		this.root = this.make(tree);
		return this.root;
	}

	/** Applies changes, in order. */
	apply(changes) {
		for (const [kind, id, ...rest] of changes) {
			const element = this.elements.get(id);
			if (!element) continue;
			if (kind === "a") {
				for (const [name, value] of Object.entries(rest[0])) this.set(element, name, value);
			} else if (kind === "t") {
				this.setText(element, id, rest[0]);
			} else if (kind === "r") {
				element.remove();
				this.forget(element);
			} else if (kind === "i") {
				element.insertBefore(this.make(rest[1]), this.elements.get(rest[0]) ?? null);
			}
		}
	}

	/** Creates an element with all within. */
	make([id, tag, attributes, text, children]) {
		const element = tag === "style" ? document.createComment("style") : document.createElementNS(svgNamespace, tag);
		element.number = id;
		this.elements.set(id, element);
		for (const [name, value] of Object.entries(attributes)) this.set(element, name, value);
		if (text) this.setText(element, id, text);
		for (const child of children) element.append(this.make(child));
		return element;
	}

	set(element, name, value) {
		if (element.nodeType === Node.COMMENT_NODE || name.startsWith("xmlns")) return;
		if (name === "style") {
			element.style.cssText = value ?? "";
		} else if (name === "xml:space") {
			if (value === null) element.removeAttributeNS(xmlNamespace, "space");
			else element.setAttributeNS(xmlNamespace, name, value);
		} else {
			const plain = name === "xlink:href" ? "href" : name;
			if (value === null) element.removeAttribute(plain);
			else element.setAttribute(plain, value);
		}
	}

	setText(element, id, text) {
		if (element.nodeType === Node.COMMENT_NODE) this.setStyle(id, text);
		else element.textContent = text;
	}

	/** Uses a style sheet without its fonts, which are added at once, so that no text is shown without them. */
	setStyle(id, text) {
		let sheet = this.sheets.get(id);
		if (!sheet) {
			sheet = new CSSStyleSheet();
			this.sheets.set(id, sheet);
			document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		}
		const used = new Set();
		const rules = text.replace(fontRule, (_, family, data, rest) => {
			used.add(family);
			const known = this.fonts.get(family);
			if (known?.data === data) return "";
			const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
			const face = new FontFace(family, bytes.buffer);
			for (const descriptor of rest.split(";")) {
				const [name, value] = descriptor.split(":");
				if (name === "font-weight") face.weight = value;
				if (name === "font-style") face.style = value;
			}
			document.fonts.add(face);
			if (known) document.fonts.delete(known.face);
			this.fonts.set(family, { data, face });
			return "";
		});
		for (const [family, { face }] of this.fonts) {
			if (used.has(family)) continue;
			document.fonts.delete(face);
			this.fonts.delete(family);
		}
		sheet.replaceSync(rules);
	}

	/** Removes the number of an element and of all within. */
	forget(element) {
		this.elements.delete(element.number);
		for (const child of element.childNodes) if (child.number) this.forget(child);
	}

	/** Removes what the drawing added to the page beside its elements. */
	release() {
		const own = new Set(this.sheets.values());
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
		for (const { face } of this.fonts.values()) document.fonts.delete(face);
		this.sheets.clear();
		this.fonts.clear();
		this.elements.clear();
		this.root?.remove();
		this.root = null;
	}
}
