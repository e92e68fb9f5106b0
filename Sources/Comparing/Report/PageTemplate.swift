/// The page without its values, in Mustache. All of it is there without the script, which only shows
/// one frame at a time and adds ways to look at it.
enum PageTemplate {
  static let text = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none';
      img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <link rel="icon" href="data:,">
    <title>{{title}}</title>
    <style>
    {{{style}}}
    </style>
    <script>document.documentElement.classList.add('js')</script>
    </head>
    <body>
    <header class="top">
      <div class="verdict {{state}}">
        <h1>{{verdict}}</h1>
        {{#summary}}
        <p>{{.}}</p>
        {{/summary}}
      </div>
      <dl class="settings">
        {{#sides}}
        <dt>{{title}}</dt>
        <dd><b>{{name}}</b> <span>{{facts}}</span></dd>
        {{/sides}}
        <dt>Tolerance</dt>
        <dd>{{tolerance}}</dd>
        <dt>Ignored</dt>
        <dd>{{ignored}}</dd>
        {{#notes}}
        <dt>Note</dt>
        <dd>{{.}}</dd>
        {{/notes}}
      </dl>
      {{#hasChanges}}
      <div class="changes" tabindex="0" role="region" aria-label="Changes">
        <table>
          <thead>
            <tr><th scope="col">Frames</th><th scope="col">Change</th>
            <th scope="col" class="number">Worst</th><th scope="col" class="number">Pixels</th>
            <th scope="col">Region</th></tr>
          </thead>
          <tbody>
            {{#changes}}
            <tr class="{{kind}}">
              <th scope="row">{{#.link}}<a href="#frame-{{.}}">{{frames}}</a>{{/.link}}{{!
              }}{{^.link}}{{frames}}{{/.link}}</th>
              <td>{{what}}</td>
              <td class="number">{{.worst}}</td>
              <td class="number">{{pixels}}</td>
              <td>{{.region}}</td>
            </tr>
            {{/changes}}
          </tbody>
        </table>
        {{#moreChanges}}
        <p>And {{.}} more, in report.json.</p>
        {{/moreChanges}}
      </div>
      {{/hasChanges}}
    </header>

    {{#chart}}
    <section class="timeline" aria-label="Difference over time">
      {{^isSame}}
      <div class="legend">
        <span class="title">Differing pixels{{#most}}, up to {{.}}{{/most}}, square-root
          scale</span>
        {{#kinds}}
        <span class="key {{.}}">{{.}}</span>
        {{/kinds}}
      </div>
      <div class="chart">
        <svg viewBox="0 0 {{count}} 100" preserveAspectRatio="none" role="img"
          aria-label="{{label}}">
          {{#bands}}
          <rect class="band {{kind}}" x="{{x}}" width="{{width}}" y="0" height="100">
          <title>{{.label}}</title></rect>
          {{/bands}}
          {{#bars}}
          <path class="bars {{kind}}" d="{{path}}"/>
          {{/bars}}
          {{#targets}}
          <a href="#frame-{{number}}" tabindex="-1"><rect class="target" x="{{x}}" y="0"
            width="{{width}}" height="100"/><title>Frame {{number}}</title></a>
          {{/targets}}
        </svg>
        {{#peaks}}
        <a class="peak" href="#frame-{{number}}" style="left:{{left}}%;top:{{top}}%"
          title="{{.label}}"><span>{{.label}}</span></a>
        {{/peaks}}
        <i class="cursor" hidden></i>
      </div>
      <div class="axis" aria-hidden="true">
        {{#ticks}}
        <span style="left:{{left}}%">{{number}}</span>
        {{/ticks}}
      </div>
      {{/isSame}}
      {{#hasStrip}}
      <ol class="strip" aria-label="Film strip">
        {{#strip}}
        <li class="{{kind}}">{{#isShown}}<a href="#frame-{{number}}">{{/isShown}}{{!
        }}<img src="{{file}}" alt="{{alt}}" width="{{width}}" height="{{height}}"
          loading="lazy"><span>{{number}}</span>{{#isShown}}</a>{{/isShown}}</li>
        {{/strip}}
      </ol>
      {{/hasStrip}}
    </section>
    {{/chart}}

    {{#hasFrames}}
    <main id="viewer" data-mode="1">
      <div class="toolbar">
        <div class="steps">
          <button type="button" data-step="-1" aria-label="Previous shown frame">←</button>
          <output class="position" aria-live="polite"></output>
          <button type="button" data-step="1" aria-label="Next shown frame">→</button>
        </div>
        <div class="modes" role="group" aria-label="View">
          <button type="button" data-mode="1">Side by side</button>
          <button type="button" data-mode="2">Swipe</button>
          <button type="button" data-mode="3">Onion skin</button>
          <button type="button" data-mode="4">Blink</button>
          <button type="button" data-mode="5">Difference</button>
        </div>
        <label class="mix"><span>Expected</span>
          <input type="range" min="0" max="100" value="50" aria-label="From expected to actual">
          <span>Actual</span></label>
        <button type="button" class="pause">Pause</button>
        <div class="zoom" role="group" aria-label="Zoom">
          <button type="button" data-zoom="-1" aria-label="Zoom out">−</button>
          <button type="button" data-zoom="0" aria-label="Fit"><output>Fit</output></button>
          <button type="button" data-zoom="1" aria-label="Zoom in">+</button>
        </div>
      </div>
      {{#frames}}
      <section class="frame {{kind}}{{#isSmall}} small{{/isSmall}}" id="frame-{{number}}"
        data-number="{{number}}" data-left="{{left}}"{{#isWorst}} data-worst{{/isWorst}}{{!
        }}{{#.box}} data-region="{{.}}"{{/.box}}
        style="--width:{{width}};--height:{{height}}" aria-labelledby="title-{{number}}">
        <div class="about">
          <h2 id="title-{{number}}">Frame {{number}}</h2>
          {{#isWorst}}<span class="badge">worst</span>{{/isWorst}}
          <p>{{#.time}}<span>{{.}}</span>{{/.time}}{{#facts}}<span>{{.}}</span>{{/facts}}</p>
        </div>
        <div class="views">
          {{#views}}
          <figure class="{{kind}}{{^.picture}} absent{{/.picture}}">
            <figcaption>{{title}}</figcaption>
            <div class="pane">
              {{#.picture}}
              <img src="{{file}}" alt="{{alt}}" width="{{width}}" height="{{height}}"
                style="--w:{{width}}" loading="lazy" draggable="false">
              {{/.picture}}
              {{^.picture}}<p>{{absent}}</p>{{/.picture}}
              {{#.region}}
              <i class="region" style="--x:{{x}};--y:{{y}};--w:{{width}};--h:{{height}}"></i>
              {{/.region}}
            </div>
          </figure>
          {{/views}}
          <i class="divider" aria-hidden="true"></i>
        </div>
      </section>
      {{/frames}}
      <div class="foot">
        <output class="readout"></output>
        <p class="help"><span><kbd>←</kbd> <kbd>→</kbd> frames</span>
          <span><kbd>Home</kbd> <kbd>End</kbd> first, last</span>
          <span><kbd>1</kbd>–<kbd>5</kbd> views</span>
          <span><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom, fit</span>
          <span><kbd>Shift</kbd> arrows, or drag: move</span>
          <span><kbd>Space</kbd> pause</span></p>
      </div>
    </main>
    {{/hasFrames}}
    {{#hasFrames}}
    <script>
    {{{script}}}
    </script>
    {{/hasFrames}}
    </body>
    </html>

    """#
}
