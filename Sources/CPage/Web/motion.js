// Animations: changes of a drawing that follow each other in time.

const staysStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Applies changes at their times in seconds, the last ones at the end; at once where reduced motion is preferred. */
export function play(figure, moments, last, shown) {
	figure.motion = { moments: [...moments, [moments.at(-1)?.[0] ?? 0, last]], start: performance.now(), shown };
	if (moments.length === 0 || staysStill.matches) finishMotion(figure);
	else step(figure, figure.motion);
}

function step(figure, motion) {
	if (figure.motion !== motion) return;
	const time = (performance.now() - motion.start) / 1000;
	while (motion.moments.length > 0 && motion.moments[0][0] <= time) figure.drawing.apply(motion.moments.shift()[1]);
	motion.shown();
	if (motion.moments.length > 0) requestAnimationFrame(() => step(figure, motion));
	else figure.motion = null;
}

/** Applies the rest of an animation. */
export function finishMotion(figure) {
	for (const [, changes] of figure.motion?.moments ?? []) figure.drawing.apply(changes);
	figure.motion = null;
}
