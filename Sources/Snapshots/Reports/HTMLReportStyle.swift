/// The styles of a report's page: light and dark, beside each other on wide screens and below each other on narrow
/// ones.
enum HTMLReportStyle {
  /// The style sheet.
  static let text = """

    :root { --ink: #1c1f24; --soft: #616875; --line: #dfe2e7; --paper: #fff; --tint: #f5f6f8; --accent: #d6005b;
      --error: #b3261e; --good: #1a7f37; --wash: #fdf1f0 }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e8eaee; --soft: #9aa2af; --line: #32363e; --paper: #16181c; --tint: #1e2126; --accent: #ff4f94;
        --error: #ff8a80; --good: #5fd07d; --wash: #2a1d1d }
    }
    * { box-sizing: border-box }
    [hidden] { display: none !important }
    body { margin: 0; display: grid; grid-template-columns: 300px minmax(0, 1fr); height: 100vh; color: var(--ink);
      background: var(--paper); font: 14px/1.45 Inter, system-ui, sans-serif }
    aside { border-right: 1px solid var(--line); background: var(--tint); display: flex; flex-direction: column;
      min-height: 0 }
    header { padding: 20px 20px 12px }
    h1 { font-size: 15px; margin: 0 } h2 { font-size: 20px; font-weight: 600; margin: 0; overflow-wrap: anywhere }
    p { margin: 4px 0 0; color: var(--soft) }
    #filter { margin: 0 20px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 7px; font: inherit;
      color: inherit; background: var(--paper) }
    #selects { display: flex; gap: 6px; padding: 8px 20px 0 } #selects:empty { display: none }
    select { flex: 1; min-width: 0; font: inherit; color: inherit; background: var(--paper); padding: 4px 6px;
      border: 1px solid var(--line); border-radius: 7px }
    #statuses { display: flex; flex-wrap: wrap; gap: 4px; padding: 10px 20px }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 7px;
      padding: 3px 10px; cursor: pointer }
    button[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink) }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    ol { list-style: none; margin: 0; padding: 0 12px 20px; overflow: auto; flex: 1 }
    li { padding: 7px 8px; border-radius: 7px; cursor: pointer; overflow-wrap: anywhere; content-visibility: auto;
      contain-intrinsic-size: auto 54px }
    li small { display: block; color: var(--soft) }
    li[aria-selected=true] { background: var(--paper); box-shadow: inset 0 0 0 1px var(--line) }
    main { padding: 24px 32px; overflow: auto }
    #story { max-width: 75ch; color: var(--ink); overflow-wrap: anywhere } #story small { color: var(--soft) }
    #story.fault { background: var(--wash); border-left: 3px solid var(--error); padding: 10px 14px; margin-top: 14px;
      border-radius: 0 7px 7px 0; font-family: ui-monospace, monospace; white-space: pre-wrap }
    nav { display: flex; flex-wrap: wrap; gap: 6px; margin: 18px 0 } #views { margin-top: 0 } nav:empty { display: none }
    #stage { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
    figure { margin: 0; max-width: 100% } figcaption { color: var(--soft); font-size: 12px; margin-bottom: 6px }
    .frame { position: relative; box-sizing: content-box; display: inline-block; border: 1px solid var(--line);
      line-height: 0; max-width: 100%; overflow: hidden;
      background: repeating-conic-gradient(#8881 0 25%, #0000 0 50%) 0 0 / 16px 16px }
    .frame img { max-width: 100% }
    .frame svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; pointer-events: none }
    .over { position: absolute; inset: 0 } .over[hidden] { display: none }
    .split { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--accent) }
    .moved { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
    .old { fill: none; stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke }
    .new { fill: none; stroke: var(--ink); stroke-width: 1; vector-effect: non-scaling-stroke }
    input[type=range] { display: block; width: 100%; margin-top: 10px; accent-color: var(--accent) }
    #sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 14px }
    .tile { display: flex; flex-direction: column; gap: 6px; padding: 8px; text-align: left; min-width: 0;
      content-visibility: auto; contain-intrinsic-size: auto 190px }
    .tile span { overflow-wrap: anywhere } .tile small { color: var(--soft) } .tile .bad { color: var(--error) }
    .thumb { height: 130px; width: 100%; display: grid; place-items: center; overflow: hidden; border-radius: 4px;
      background: var(--tint) }
    .thumb img, .thumb svg { max-width: 100%; max-height: 130px; object-fit: contain }
    .thumb svg { width: 100%; height: 130px }
    #decisions { display: flex; gap: 6px; align-items: center; margin-top: 14px } button:disabled { opacity: 0.4; cursor: default }
    .mark { font-weight: 600 } .mark.accepted { color: var(--good) } .mark.rejected { color: var(--error) }
    .mark:empty, #said:empty { display: none }
    footer { margin-top: 28px; color: var(--soft); font-size: 12px }
    @media (max-width: 760px) {
      body { display: block; height: auto }
      aside { border-right: 0; border-bottom: 1px solid var(--line) }
      ol { max-height: 38vh } main { padding: 18px 20px; overflow: visible } footer { display: none }
      #sheet { grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)) }
    }
    """
}
