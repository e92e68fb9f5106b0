/// How the page looks, light and dark, on desks and in hands.
enum PageStyle {
  static let text = #"""
    :root {
      --page: #f7f8f9; --card: #fff; --text: #1a1d21; --quiet: #5c6570; --line: #dde1e6;
      --accent: #0b62d6; --hover: #eef1f5; --check: #e9ecef;
      --paint: #d3352b; --timing: #7649c9; --both: #b8327f; --missing: #a76a00; --extra: #0b7f86;
      --same: #1f7a3d;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #121417; --card: #1a1d21; --text: #e6e9ed; --quiet: #9aa4af; --line: #30353c;
        --accent: #6cabff; --hover: #252a30; --check: #23272c;
        --paint: #ff6b5f; --timing: #a98aff; --both: #f274b6; --missing: #e0a33a; --extra: #37b9bf;
        --same: #54c077;
      }
    }
    .paint { --kind: var(--paint) } .timing { --kind: var(--timing) } .both { --kind: var(--both) }
    .missing { --kind: var(--missing) } .extra { --kind: var(--extra) }

    * { box-sizing: border-box }
    html { color-scheme: light dark; -webkit-text-size-adjust: 100% }
    body {
      margin: 0 auto; padding: 20px 24px 24px; max-width: 1920px; background: var(--page);
      color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    h1, h2, p, dl, dd, figure, ol { margin: 0; padding: 0 }
    a { color: var(--accent) }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px }
    [hidden] { display: none !important }
    .number { text-align: right; white-space: nowrap }

    .top {
      display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 14px 40px;
      align-items: start; grid-template-rows: auto 1fr;
    }
    .verdict { --kind: var(--paint); border-left: 4px solid var(--kind); padding-left: 12px }
    .verdict.same { --kind: var(--same) }
    .verdict h1 { font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -.01em }
    .settings {
      display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px;
      padding-left: 16px; grid-row: 2; overflow-wrap: anywhere;
    }
    .settings dt, .settings span { color: var(--quiet) }
    .settings b { font-weight: 600 }
    .changes { grid-column: 2; grid-row: 1 / span 2; overflow: auto; max-height: 184px }
    .changes table { border-collapse: collapse; width: 100% }
    .changes th, .changes td {
      padding: 4px 0 4px 16px; text-align: left; border-bottom: 1px solid var(--line);
      vertical-align: baseline; font-weight: 400;
    }
    .changes th:first-child, .changes td:first-child { padding-left: 2px; white-space: nowrap }
    .changes .number { text-align: right }
    .changes td:last-child { white-space: nowrap }
    .changes thead th {
      color: var(--quiet); position: sticky; top: 0; background: var(--page); padding-top: 0;
    }
    .changes tbody tr:hover { background: var(--hover) }
    .changes td:nth-child(2)::before, .key::before {
      content: ""; display: inline-block; width: 9px; height: 9px; border-radius: 2px;
      margin-right: 7px; background: var(--kind);
    }
    .changes p { padding: 6px 2px; color: var(--quiet) }

    .timeline { margin-top: 16px }
    .legend {
      display: flex; flex-wrap: wrap; gap: 2px 16px; color: var(--quiet); font-size: 12px;
      margin-bottom: 4px;
    }
    .legend .title { margin-right: auto }
    .chart {
      position: relative; height: 84px; background: var(--card); border: 1px solid var(--line);
      border-radius: 4px 4px 0 0;
    }
    .chart svg { display: block; width: 100%; height: 100% }
    .bars { fill: var(--kind); shape-rendering: crispEdges }
    .band { fill: var(--kind); opacity: .22 }
    .target { fill: transparent; cursor: pointer }
    .target:hover { fill: var(--text); opacity: .07 }
    .peak {
      position: absolute; width: 24px; height: 24px; margin: -12px; border-radius: 50%; z-index: 1;
    }
    .peak::after {
      content: ""; position: absolute; inset: 8px; border-radius: 50%; background: var(--card);
      border: 2px solid var(--text);
    }
    .peak:hover::after { inset: 7px }
    .peak span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px }
    .cursor {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--text);
      pointer-events: none;
    }
    .axis { position: relative; height: 20px; font-size: 11px; color: var(--quiet) }
    .axis span { position: absolute; transform: translateX(-50%); padding-top: 3px }
    .axis span::before {
      content: ""; position: absolute; top: 0; left: 50%; height: 3px; border-left: 1px solid;
    }
    .strip {
      display: flex; gap: 3px; overflow-x: auto; list-style: none; padding: 2px 2px 6px;
      scrollbar-width: thin;
    }
    .strip li { flex: none; font-size: 11px; line-height: 16px; color: var(--quiet) }
    .strip a { color: inherit; text-decoration: none; display: block }
    .strip img {
      display: block; width: auto; height: 54px; min-width: 12px; max-width: 128px;
      object-fit: contain; background: var(--check); border-bottom: 3px solid transparent;
    }
    .strip li.paint img, .strip li.timing img, .strip li.both img, .strip li.missing img,
    .strip li.extra img { border-bottom-color: var(--kind) }
    .strip li span { display: block; text-align: center }
    .strip a:hover span { text-decoration: underline }
    .strip a[aria-current] { outline: 2px solid var(--text); color: var(--text); font-weight: 600 }

    #viewer { margin-top: 12px }
    .toolbar, .divider, .cursor, .foot { display: none }
    .frame { scroll-margin-top: 64px }
    .frame + .frame { margin-top: 28px }
    .about { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; margin: 0 0 6px }
    .about h2 { font-size: 16px; font-weight: 650 }
    .about p span { color: var(--quiet) }
    .about p span + span::before { content: "· "; margin-left: .35em }
    .badge {
      font-size: 11px; line-height: 16px; padding: 0 6px; border-radius: 8px; color: var(--card);
      background: var(--kind, var(--paint)); align-self: center;
    }
    .views {
      --tall: 64vh; --wide: calc(var(--tall) * var(--width) / var(--height));
      display: grid; grid-template-columns: repeat(3, minmax(0, var(--wide))); gap: 12px;
      position: relative;
    }
    figcaption { font-size: 12px; color: var(--quiet); margin-bottom: 3px }
    .pane {
      position: relative; overflow: hidden; aspect-ratio: var(--width) / var(--height);
      max-width: var(--wide);
      outline: 1px solid var(--line); background: var(--card);
      background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px;
    }
    .pane img {
      position: absolute; left: 0; top: 0; height: auto; max-width: none;
      width: calc(var(--w) / var(--width) * 100%);
    }
    .small .pane img { image-rendering: pixelated }
    .pane p {
      position: absolute; inset: 0; display: grid; place-items: center; color: var(--quiet);
      background: var(--page);
    }
    .region {
      position: absolute; outline: 1px solid var(--kind, var(--paint)); outline-offset: 2px;
      pointer-events: none;
      left: calc(var(--x) / var(--width) * 100%); top: calc(var(--y) / var(--height) * 100%);
      width: calc(var(--w) / var(--width) * 100%); height: calc(var(--h) / var(--height) * 100%);
    }
    """# + enhanced

  /// What only the script brings into play, and narrow screens.
  private static let enhanced = #"""

    .js .frame { display: none }
    .js .frame.current { display: block; margin: 0 }
    /* As high as the window has room for, below the chart or, alone, below the buttons. */
    .js .views { --tall: max(100vh - 190px, 300px) }
    .js [data-mode="1"] .views { --tall: max(100vh - 575px, 300px) }
    .js .toolbar, .js .foot {
      display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
    }
    .js .cursor { display: block }
    .toolbar { margin-bottom: 10px; padding-top: 10px; border-top: 1px solid var(--line) }
    .steps, .modes, .zoom { display: flex; align-items: center }
    button {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      padding: 4px 11px; margin: 0 0 0 -1px; cursor: pointer; min-height: 30px;
    }
    button:hover { background: var(--hover) }
    button:first-child { border-radius: 5px 0 0 5px }
    button:last-child { border-radius: 0 5px 5px 0 }
    button:focus-visible { position: relative; z-index: 1; outline-offset: 0 }
    button[aria-pressed=true] {
      background: var(--text); color: var(--card); border-color: var(--text);
    }
    button:disabled { color: var(--quiet); cursor: default; opacity: .55 }
    .position { padding: 0 12px; min-width: 84px; text-align: center }
    .zoom { margin-left: auto }
    .zoom output { display: inline-block; min-width: 2.2em }
    .toolbar .pause { border-radius: 5px; min-width: 72px; margin: 0 }
    .toolbar .mix { display: flex; gap: 8px; align-items: center; color: var(--quiet) }
    .mix input { width: 150px; accent-color: var(--accent) }
    .toolbar .mix, .toolbar .pause { display: none }
    [data-mode="2"] .mix, [data-mode="3"] .mix { display: flex }
    [data-mode="4"] .pause { display: block }

    [data-mode="2"] .views, [data-mode="3"] .views, [data-mode="4"] .views,
    [data-mode="5"] .views { display: block }
    [data-mode="2"] .difference, [data-mode="3"] .difference, [data-mode="4"] .difference,
    [data-mode="5"] .expected, [data-mode="5"] .actual { display: none }
    [data-mode="2"] .views, [data-mode="3"] .views, [data-mode="4"] .views {
      max-width: var(--wide);
    }
    [data-mode="2"] .actual, [data-mode="3"] .actual, [data-mode="4"] .actual {
      position: absolute; left: 0; right: 0; top: 0;
    }
    [data-mode="2"] .actual figcaption, [data-mode="3"] .actual figcaption { text-align: right }
    [data-mode="2"] .actual .pane { clip-path: inset(-1px -1px -1px calc(var(--mix) * 100%)) }
    [data-mode="3"] .actual .pane { opacity: var(--mix) }
    [data-mode="4"]:not(.flipped) .actual, [data-mode="4"].flipped .expected {
      visibility: hidden;
    }
    /* Where one of the two is lacking, the other is shown as it is. */
    [data-mode="2"] .absent, [data-mode="3"] .absent, [data-mode="4"] .absent { display: none }
    #viewer[data-mode] .absent + .actual {
      visibility: visible; position: static;
    }
    #viewer[data-mode] .absent + .actual .pane { clip-path: none; opacity: 1 }
    #viewer[data-mode].flipped .expected:has(+ .absent) { visibility: visible }
    .expected:has(+ .absent) ~ .divider, .absent + .actual ~ .divider { visibility: hidden }
    [data-mode="2"] .divider {
      display: block; position: absolute; top: 20px; bottom: 0; left: calc(var(--mix) * 100%);
      width: 24px; margin-left: -12px; cursor: ew-resize; touch-action: none;
    }
    .divider::before {
      content: ""; position: absolute; inset: 0 11px; background: var(--accent);
      box-shadow: 0 0 0 1px #fff8;
    }
    .divider::after {
      content: "‹ ›"; position: absolute; top: 50%; left: 50%; translate: -50% -50%;
      width: 24px; height: 24px; border-radius: 50%; background: var(--accent); color: var(--card);
      font: 600 13px/22px system-ui, sans-serif; text-align: center; letter-spacing: -1px;
    }
    .js .pane { cursor: crosshair; touch-action: pan-y }
    .zoomed .pane { cursor: grab; touch-action: none }
    .zoomed .pane:active { cursor: grabbing }
    .zoomed .pane img {
      width: calc(var(--w) * var(--zoom) * 1px); image-rendering: pixelated;
      transform: translate(calc(var(--left) * -1px), calc(var(--top) * -1px));
    }
    .zoomed .region {
      left: calc(var(--x) * var(--zoom) * 1px - var(--left) * 1px);
      top: calc(var(--y) * var(--zoom) * 1px - var(--top) * 1px);
      width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px);
    }
    .foot { margin-top: 10px; color: var(--quiet); font-size: 12px; min-height: 24px }
    .readout { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace }
    .readout:empty::before { content: "Point at a pixel" }
    .readout i {
      display: inline-block; box-sizing: content-box; width: 12px; height: 12px;
      margin: 0 6px 0 14px; border: 1px solid var(--line); vertical-align: -2px;
      image-rendering: pixelated;
    }
    .help { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-left: auto }
    kbd {
      font: inherit; font-size: 11px; border: 1px solid var(--line); border-radius: 3px;
      padding: 0 4px; background: var(--card); color: var(--text);
    }

    @media (max-width: 760px) {
      body { padding: 14px 14px 20px }
      .top { display: block }
      .top > * + * { margin-top: 12px }
      .views { grid-template-columns: minmax(0, 1fr) }
      .js #viewer .views { --tall: 64vh }
      .zoom { margin-left: 0 }
      .legend .title { width: 100% }
      .modes { overflow-x: auto; max-width: 100% }
      .modes button { padding: 4px 5px; font-size: 13px; white-space: nowrap }
      .changes td:nth-child(2) { min-width: 10em }
      .changes { max-height: 220px }
      .help { margin-left: 0 }
    }
    @media print { .js .frame { display: block } .js .toolbar, .js .foot { display: none } }
    """#
}
