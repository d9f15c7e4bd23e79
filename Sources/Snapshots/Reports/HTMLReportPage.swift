import PlumblineDataFormats

/// The parts of a report's page around its data: styles and script.
enum HTMLReportPage {
  /// The page up to the data.
  static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Plumbline report</title>
    <style>\(style)</style>
    <aside>
      <header><h1>Plumbline</h1><p id="summary"></p></header>
      <input id="filter" type="search" placeholder="Filter   /" aria-label="Filter">
      <div id="statuses"></div>
      <ol id="list"></ol>
    </aside>
    <main>
      <h2 id="title"></h2>
      <p id="story"></p>
      <nav id="modes"></nav>
      <div id="stage"></div>
      <footer>j k next, previous · 1 to 5 mode · b blink · o outlines · / filter</footer>
    </main>

    """

  /// The page after the data.
  static let tail = "\n<script>\(script)</script>\n</html>\n"

  private static let style = """

    :root { --ink: #1c1f24; --soft: #6b7280; --line: #e3e5e9; --paper: #fff; --tint: #f5f6f8; --accent: #d6005b; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e8eaee; --soft: #9aa2af; --line: #2d3138; --paper: #16181c; --tint: #1e2126; --accent: #ff4f94; }
    }
    * { box-sizing: border-box }
    body { margin: 0; display: grid; grid-template-columns: 300px 1fr; height: 100vh; color: var(--ink);
      background: var(--paper); font: 14px/1.45 Inter, system-ui, sans-serif }
    aside { border-right: 1px solid var(--line); background: var(--tint); display: flex; flex-direction: column;
      min-height: 0 }
    header { padding: 20px 20px 12px }
    h1 { font-size: 15px; margin: 0 } h2 { font-size: 20px; font-weight: 600; margin: 0 }
    p { margin: 4px 0 0; color: var(--soft) }
    #filter { margin: 0 20px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 7px; font: inherit;
      color: inherit; background: var(--paper) }
    #statuses { display: flex; flex-wrap: wrap; gap: 4px; padding: 10px 20px }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 7px;
      padding: 3px 10px; cursor: pointer }
    button[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink) }
    ol { list-style: none; margin: 0; padding: 0 12px 20px; overflow: auto; flex: 1 }
    li { padding: 7px 8px; border-radius: 7px; cursor: pointer; overflow-wrap: anywhere }
    li small { display: block; color: var(--soft) }
    li[aria-current=true] { background: var(--paper); box-shadow: 0 0 0 1px var(--line) }
    main { padding: 24px 32px; overflow: auto }
    #story { max-width: 70ch; color: var(--ink) } #story small { color: var(--soft) }
    nav { display: flex; gap: 6px; margin: 18px 0 }
    #stage { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
    figure { margin: 0; max-width: 100% } figcaption { color: var(--soft); font-size: 12px; margin-bottom: 6px }
    .frame { position: relative; box-sizing: content-box; display: inline-block; border: 1px solid var(--line); line-height: 0; max-width: 100%;
      background: repeating-conic-gradient(#8881 0 25%, #0000 0 50%) 0 0 / 16px 16px }
    .frame img { max-width: 100% }
    .frame svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none }
    .over { position: absolute; inset: 0 } .over[hidden] { display: none }
    .split { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--accent) }
    .moved { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
    .old { fill: none; stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke }
    .new { fill: none; stroke: var(--ink); stroke-width: 1; vector-effect: non-scaling-stroke }
    input[type=range] { display: block; width: 100%; margin-top: 10px; accent-color: var(--accent) }
    footer { margin-top: 28px; color: var(--soft); font-size: 12px }
    """

  private static let script = """

    const { report, enclosures } = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, attributes = {}, ...children) => {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on')) node[name] = value; else node.setAttribute(name, value);
      }
      node.append(...children);
      return node;
    };
    const figures = report.figures.concat(report.stale.map(path =>
      ({ file: path, figure: path.split('/').pop(), status: 'stale', story: 'no figure uses this file', findings: [] })));
    const names = { fault: 'error', layout: 'layout', pixels: 'pixels', missing: 'missing', otherFonts: 'other fonts', stale: 'stale', skipped: 'skipped', passed: 'passed' };
    const shown = new Set(Object.keys(names).filter(name => name !== 'passed'));
    if (figures.every(figure => figure.status === 'passed')) shown.add('passed');
    const modes = ['Side by side', 'Slider', 'Blink', 'Difference', 'Layout'];
    let current = null, mode = 0, outlines = true, timer = 0;

    const visible = () => figures.filter(figure => shown.has(figure.status) &&
      (figure.file + ' ' + figure.figure + ' ' + figure.story).toLowerCase().includes($('filter').value.toLowerCase()));

    function list() {
      const count = status => figures.filter(figure => figure.status === status).length;
      $('summary').textContent = `${report.figures.length} figures, ${count('passed')} passed`;
      $('statuses').replaceChildren(...Object.keys(names).filter(count).map(status =>
        make('button', { 'aria-pressed': shown.has(status), onclick: () => {
          if (!shown.delete(status)) shown.add(status);
          list();
        } }, `${names[status]} ${count(status)}`)));
      const rows = visible();
      if (!rows.includes(current)) current = rows[0] ?? null;
      $('list').replaceChildren(...rows.map(figure => make('li', { 'aria-current': figure === current, onclick: () => {
        current = figure;
        list();
      } }, figure.figure, make('small', {}, figure.file))));
      $('list').querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
      show();
    }

    function pictures() {
      const levels = ['pixels', 'drawing'];
      const finding = current.findings.filter(f => f.status !== 'equal' && levels.includes(f.level))
        .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))[0];
      if (!finding) return {};
      return { expected: enclosures[finding.golden], actual: enclosures[finding.actual],
        difference: enclosures[finding.difference] };
    }

    function svg(box, rects) {
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawing.setAttribute('viewBox', box.join(' '));
      drawing.setAttribute('preserveAspectRatio', 'none');
      for (const [kind, name, x, y, width, height] of rects) {
        const rect = document.createElementNS(drawing.namespaceURI, 'rect');
        for (const [key, value] of Object.entries({ x, y, width, height, class: kind })) rect.setAttribute(key, value);
        const title = document.createElementNS(drawing.namespaceURI, 'title');
        title.textContent = name;
        rect.append(title);
        drawing.append(rect);
      }
      return drawing;
    }

    const layout = () => current.findings.find(f => f.level === 'layout' && f.status !== 'equal');
    const moved = () => (layout()?.frames ?? []).map(f => ['moved', '', f.x, f.y, f.width, f.height]);

    function picture(source, outlined) {
      const image = make('img', { src: source });
      const frame = make('div', { class: 'frame' }, image);
      const area = current.area;
      image.onload = () => {
        image.width = image.naturalWidth / Math.max(devicePixelRatio, 2);
        if (outlined && outlines && area) frame.append(svg([area.x, area.y, area.width, area.height], moved()));
      };
      return frame;
    }

    const captioned = (text, node) => make('figure', {}, make('figcaption', {}, text), node);

    function stacked(expected, actual) {
      const images = [expected, actual].map(source => make('img', { src: source }));
      const layers = images.map(image => make('div', { class: 'over' }, image));
      const frame = make('div', { class: 'frame' }, ...layers);
      const fit = () => {
        const ratio = Math.max(devicePixelRatio, 2), largest = side => Math.max(...images.map(image => image[side])) / ratio;
        for (const image of images) Object.assign(image.style, { maxWidth: 'none', width: `${image.naturalWidth / ratio}px` });
        Object.assign(frame.style, { width: `${largest('naturalWidth')}px`, height: `${largest('naturalHeight')}px` });
      };
      for (const image of images) image.onload = fit;
      return [frame, ...layers];
    }

    function layouts() {
      const finding = layout();
      const before = enclosures[finding?.golden], after = enclosures[finding?.actual];
      if (!after) return make('p', {}, 'The layout is the same.');
      const rects = (before ?? []).map(v => ['old', v[0], v[1], v[2], v[3], v[4]])
        .concat(after.map(v => ['new', v[0], v[1], v[2], v[3], v[4]]), moved());
      const [, , , width, height] = after[0];
      const drawing = svg([-4, -4, width + 8, height + 8], rects);
      return captioned('expected dashed, actual solid, changes in colour',
        make('div', { class: 'frame', style: `width: ${Math.min(width * 1.5, 900)}px; aspect-ratio: ${width}/${height}` }, drawing));
    }

    function show() {
      clearInterval(timer);
      $('title').textContent = current?.figure ?? 'Nothing to show';
      $('stage').replaceChildren();
      $('modes').replaceChildren();
      $('story').replaceChildren(current?.story ?? '');
      if (!current) return;
      for (const finding of current.findings) if (finding.remark) $('story').append(make('br'), make('small', {}, finding.remark));
      $('modes').replaceChildren(...modes.map((name, index) =>
        make('button', { 'aria-pressed': index === mode, onclick: () => { mode = index; show(); } }, name)));
      const { expected, actual, difference } = pictures();
      const stage = $('stage');
      if (mode === 4) return stage.append(layouts());
      if (mode === 3 && difference) return stage.append(captioned('difference', picture(difference, false)));
      if (expected && actual && mode === 1) {
        const [frame, base, top] = stacked(expected, actual);
        const split = make('div', { class: 'split' });
        frame.append(split);
        const range = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'expected or actual' });
        range.oninput = () => {
          base.style.clipPath = `inset(0 ${100 - range.value}% 0 0)`;
          top.style.clipPath = `inset(0 0 0 ${range.value}%)`;
          split.style.left = `${range.value}%`;
        };
        range.oninput();
        return stage.append(make('figure', {}, make('figcaption', {}, 'expected | actual'), frame, range));
      }
      if (expected && actual && mode === 2) {
        const [frame, base, top] = stacked(expected, actual);
        const figure = captioned('', frame);
        const turn = () => {
          base.hidden = top.hidden;
          top.hidden = !base.hidden;
          figure.firstChild.textContent = top.hidden ? 'expected' : 'actual';
        };
        turn();
        timer = setInterval(turn, 600);
        return stage.append(figure);
      }
      if (expected) stage.append(captioned('expected', picture(expected, false)));
      if (actual) stage.append(captioned('actual', picture(actual, true)));
      if (difference) stage.append(captioned('difference', picture(difference, false)));
      if (!expected && !actual) stage.append(layouts());
    }

    $('filter').oninput = list;
    addEventListener('keydown', event => {
      if (event.target === $('filter')) {
        if (event.key === 'Escape') $('filter').blur();
        return;
      }
      const rows = visible(), index = rows.indexOf(current);
      if (event.key === 'j' || event.key === 'ArrowDown') current = rows[Math.min(index + 1, rows.length - 1)] ?? null;
      else if (event.key === 'k' || event.key === 'ArrowUp') current = rows[Math.max(index - 1, 0)] ?? null;
      else if (event.key >= '1' && event.key <= '5') mode = event.key - 1;
      else if (event.key === 'b') mode = mode === 2 ? 0 : 2;
      else if (event.key === 'o') outlines = !outlines;
      else if (event.key === '/') $('filter').focus();
      else return;
      event.preventDefault();
      list();
    });
    list();

    """
}
