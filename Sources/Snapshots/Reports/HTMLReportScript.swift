/// The script of a report's page: it lists the figures, filters them, and shows each or all of them.
enum HTMLReportScript {
  /// The script, which needs no other file.
  static let text = data + list + pictures + sheet + detail + decisions + keys

  private static let data = """

    const { report, enclosures, decisions } = JSON.parse(document.getElementById('data').textContent);
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
    decisions?.forEach((decision, number) => Object.assign(figures[number], { decision, number }));
    for (const figure of figures) {
      figure.folder = figure.file.includes('/') ? figure.file.slice(0, figure.file.lastIndexOf('/')) : '.';
      figure.variant = figure.figure.includes('~') ? figure.figure.slice(figure.figure.indexOf('~') + 1) : '';
      const isExempt = figure.exemption && !['passed', 'skipped'].includes(figure.status);
      figure.kind = isExempt ? 'exempt' : figure.status;
      figure.reason = !isExempt ? '' : figure.exemption.kind === 'known' ? ', known by the baseline'
        : `, in quarantine: ${figure.exemption.reason}`;
      figure.text = (figure.file + ' ' + figure.figure + ' ' + figure.story).toLowerCase();
    }
    const names = { fault: 'error', layout: 'layout', pixels: 'pixels', missing: 'missing', otherFonts: 'other fonts',
      stale: 'stale', exempt: 'exempt', skipped: 'skipped', passed: 'passed' };
    const shown = new Set(Object.keys(names).filter(name => name !== 'passed'));
    if (figures.every(figure => figure.status === 'passed')) shown.add('passed');
    let current = null, mode = 'Side by side', sheet = figures.every(figure => figure.status === 'passed');
    let outlines = true, timer = 0, rows = [], items = new Map();

    """

  private static let list = """

    function choices(id, values, all, name) {
      $(id).hidden = values.length < 2;
      $(id).replaceChildren(make('option', { value: '*' }, all), ...values.map(value =>
        make('option', { value }, name(value))));
      $(id).onchange = list;
    }

    function list() {
      const words = $('filter').value.toLowerCase(), folder = $('folder').value, variant = $('variant').value;
      const chosen = figures.filter(figure => figure.text.includes(words) &&
        (folder === '*' || figure.folder === folder) && (variant === '*' || figure.variant === variant));
      const count = kind => chosen.filter(figure => figure.kind === kind).length;
      $('summary').textContent =
        `${report.figures.length} figures, ${report.figures.filter(figure => figure.status === 'passed').length} passed`;
      $('statuses').replaceChildren(...Object.keys(names).filter(name => figures.some(figure => figure.kind === name))
        .map(kind => make('button', { 'aria-pressed': shown.has(kind), onclick: () => {
          if (!shown.delete(kind)) shown.add(kind);
          list();
        } }, `${names[kind]} ${count(kind)}`)));
      rows = chosen.filter(figure => shown.has(figure.kind));
      if (!rows.includes(current)) current = rows[0] ?? null;
      items = new Map(rows.map(figure => [figure, make('li', { role: 'option', onclick: () => select(figure) },
        figure.figure, make('small', {}, figure.file), mark(figure))]));
      $('list').replaceChildren(...items.values());
      select(current, sheet);
    }

    function select(figure, inSheet = false) {
      items.get(current)?.removeAttribute('aria-selected');
      current = figure;
      const item = items.get(current);
      item?.setAttribute('aria-selected', true);
      item?.scrollIntoView({ block: 'nearest' });
      sheet = inSheet;
      show();
    }

    """

  private static let pictures = """

    const levels = ['pixels', 'drawing'];
    const changed = figure => figure.findings.filter(f => f.status !== 'equal');
    const layout = figure => figure.findings.find(f => f.level === 'layout' && f.status !== 'equal');
    const moved = figure => (layout(figure)?.frames ?? []).map(f => ['moved', '', f.x, f.y, f.width, f.height]);

    function pictures(figure) {
      const finding = changed(figure).filter(f => levels.includes(f.level))
        .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))[0];
      if (!finding) {
        const same = figure.findings.find(f => typeof enclosures[f.golden] === 'string');
        return same ? { actual: enclosures[same.golden] } : {};
      }
      return { expected: finding.recorded ? undefined : enclosures[finding.golden],
        actual: enclosures[finding.actual ?? finding.golden], difference: enclosures[finding.difference] };
    }

    function svg(box, rects, fit = 'none') {
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawing.setAttribute('viewBox', box.join(' '));
      drawing.setAttribute('preserveAspectRatio', fit);
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

    function picture(figure, source, outlined) {
      const image = make('img', { src: source, alt: '' });
      const frame = make('div', { class: 'frame' }, image);
      const area = figure.area;
      image.onload = () => {
        image.width = image.naturalWidth / Math.max(devicePixelRatio, 2);
        if (outlined && outlines && area) {
          frame.append(svg([area.x, area.y, area.width, area.height], moved(figure)));
        }
      };
      return frame;
    }

    const sized = (node, width, aspectRatio) => {
      Object.assign(node.style, { width: `${width}px`, aspectRatio });
      return node;
    };
    const captioned = (text, node) => make('figure', {}, make('figcaption', {}, text), node);

    function stacked(expected, actual) {
      const images = [expected, actual].map(source => make('img', { src: source, alt: '' }));
      const layers = images.map(image => make('div', { class: 'over' }, image));
      const frame = make('div', { class: 'frame' }, ...layers);
      const fit = () => {
        const ratio = Math.max(devicePixelRatio, 2);
        const largest = side => Math.max(...images.map(image => image[side])) / ratio;
        for (const image of images) {
          Object.assign(image.style, { maxWidth: 'none', width: `${image.naturalWidth / ratio}px` });
        }
        Object.assign(frame.style, { width: `${largest('naturalWidth')}px`, height: `${largest('naturalHeight')}px` });
      };
      for (const image of images) image.onload = fit;
      return [frame, ...layers];
    }

    function outline(figure) {
      const finding = layout(figure) ?? figure.findings.find(f => Array.isArray(enclosures[f.golden]));
      if (!finding) return null;
      const after = enclosures[finding.actual] ?? enclosures[finding.golden];
      if (!Array.isArray(after) || !after.length) return null;
      const before = finding.actual ? enclosures[finding.golden] : null;
      const rects = (before ?? []).map(v => ['old', ...v]).concat(after.map(v => ['new', ...v]), moved(figure));
      const [, x, y, width, height] = after[0];
      return { rects, box: [x - 4, y - 4, Math.max(width, 1) + 8, Math.max(height, 1) + 8], isNew: !before };
    }

    """

  private static let sheet = """

    const seen = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const { actual } = pictures(target.figure), lines = actual ? null : outline(target.figure);
        if (actual) target.append(make('img', { src: actual, alt: '' }));
        else if (lines) target.append(svg(lines.box, lines.rects, 'xMidYMid meet'));
        else target.append(make('small', {}, names[target.figure.status]));
      }
    }, { rootMargin: '300px' });

    function tiles() {
      seen.disconnect();
      $('sheet').replaceChildren(...rows.map(figure => {
        const thumb = make('div', { class: 'thumb' });
        thumb.figure = figure;
        seen.observe(thumb);
        return make('button', { class: 'tile', onclick: () => select(figure) }, thumb, make('span', {}, figure.figure),
          make('small', figure.status === 'passed' || figure.exemption ? {} : { class: 'bad' },
            names[figure.status] + figure.reason));
      }));
    }

    """

  private static let keys = """

    $('filter').oninput = list;
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (['INPUT', 'SELECT'].includes(event.target.tagName)) {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      const index = rows.indexOf(current), modes = [...$('modes').children];
      if (event.key === 'j' || event.key === 'ArrowDown') select(rows[Math.min(index + 1, rows.length - 1)] ?? null);
      else if (event.key === 'k' || event.key === 'ArrowUp') select(rows[Math.max(index - 1, 0)] ?? null);
      else if (event.key >= '1' && event.key <= '5') modes[event.key - 1]?.click();
      else if (event.key === 'b') modes.find(node => node.textContent === (mode === 'Blink' ? 'Side by side' : 'Blink'))?.click();
      else if (event.key === 'c') select(current, !sheet);
      else if (event.key === 'o') { outlines = !outlines; show(); }
      else if (decisions && verbs[event.key]) decide(verbs[event.key]);
      else if (event.key === '/') $('filter').focus();
      else return;
      event.preventDefault();
    });
    choices('folder', [...new Set(figures.map(figure => figure.folder))].sort(), 'All folders', value => value);
    choices('variant', [...new Set(figures.map(figure => figure.variant))].sort(), 'All variants',
      value => value || 'first variant');
    list();

    """
}
