extension HTMLReportScript {
  /// The part that shows one figure.
  static let detail = """

    function show() {
      clearInterval(timer);
      $('views').replaceChildren(...[['Figure', false], ['Contact sheet', true]].map(([name, value]) =>
        make('button', { 'aria-pressed': sheet === value, onclick: () => select(current, value) }, name)));
      $('sheet').hidden = !sheet;
      $('detail').hidden = sheet;
      if (sheet) return tiles();
      $('sheet').replaceChildren();
      $('stage').replaceChildren();
      $('modes').replaceChildren();
      $('place').textContent = '';
      $('title').textContent = current?.figure ?? 'Nothing to show';
      $('story').className = current?.status === 'fault' ? 'fault' : '';
      $('story').replaceChildren(current?.fault ?? current?.story ?? '');
      showDecision();
      if (!current) return;
      const place = current.place ?? changed(current).find(f => f.place)?.place ?? current;
      $('place').textContent = `${names[current.status]}${current.reason} · ${place.file}${place.line ? ':' + place.line : ''}`;
      for (const finding of current.findings) {
        if (finding.remark) $('story').append(make('br'), make('small', {}, finding.remark));
      }
      const { expected, actual, difference } = pictures(current), lines = outline(current);
      const both = expected && actual;
      const modes = [['Side by side', expected || actual], ['Slider', both], ['Blink', both], ['Difference', difference],
        ['Layout', lines]].filter(([, has]) => has).map(([name]) => name);
      if (!modes.length) return;
      const used = modes.includes(mode) ? mode : modes[0];
      if (modes.length > 1) {
        $('modes').replaceChildren(...modes.map(name =>
          make('button', { 'aria-pressed': name === used, onclick: () => { mode = name; show(); } }, name)));
      }
      const stage = $('stage');
      if (used === 'Layout') {
        const [, , width, height] = lines.box;
        return stage.append(captioned(lines.isNew ? 'frames' : 'expected dashed, actual solid, changes in colour',
          sized(make('div', { class: 'frame' }, svg(lines.box, lines.rects)), Math.min(width * 1.5, 900), width / height)));
      }
      if (used === 'Difference') return stage.append(captioned('difference', picture(current, difference, false)));
      if (used === 'Slider') {
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
      if (used === 'Blink') {
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
      if (expected) stage.append(captioned('expected', picture(current, expected, false)));
      if (actual) stage.append(captioned(current.status === 'passed' ? 'passed' : expected ? 'actual' : 'new',
        picture(current, actual, true)));
      if (difference) stage.append(captioned('difference', picture(current, difference, false)));
    }

    """

  /// The part that accepts and rejects differences.
  static let decisions = """

    const mark = figure => make('small', { class: `mark ${figure.decision ?? ''}` }, figure.decision ?? '');
    const verbs = { a: 'accept', r: 'reject', u: 'undo' };

    function showDecision() {
      const decision = current?.decision;
      $('verbs').hidden = !decisions;
      $('decisions').hidden = !decision;
      if (!decision) return;
      $('decisions').replaceChildren(...Object.entries(verbs).map(([key, verb]) => make('button', {
        title: `${verb} (${key})`, onclick: () => decide(verb), ...(can(verb) ? {} : { disabled: '' }),
      }, verb[0].toUpperCase() + verb.slice(1))), mark(current));
    }

    const can = verb => Boolean(current?.decision) && (verb === 'undo') === (current.decision !== 'pending');

    async function decide(verb) {
      if (!can(verb)) return;
      const figure = current;
      const response = await fetch('decide', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ figure: figure.number, verb }) }).catch(() => null);
      const text = response ? await response.text() : 'the server does not answer';
      if (!response?.ok) { $('said').textContent = text.trim(); return; }
      figure.decision = JSON.parse(text).decision;
      items.get(figure)?.lastChild.replaceWith(mark(figure));
      const rest = rows.filter(row => row.decision === 'pending');
      $('said').textContent = `${figure.figure}: ${figure.decision}, ${rest.length} pending`;
      const index = rows.indexOf(figure);
      select(verb === 'undo' ? figure : rest.find(row => rows.indexOf(row) > index) ?? rest[0] ?? figure, sheet);
    }

    """
}
