import PlumblineSnapshots

/// A page that shows every figure of the documents beside its source.
struct Gallery {
  /// The paths of the figures below the output folder, without extensions.
  let figures: [String]
  /// The layout files of the figures.
  let files: [LayoutFile]

  /// The page, which is written to the output folder.
  var html: String {
    var sections: [(document: String, articles: String)] = []
    for figure in figures {
      let document = Files.folder(of: figure)
      if sections.last?.document != document { sections.append((document, "")) }
      sections[sections.count - 1].articles += article(of: figure)
    }
    let body = sections.map { "<section id=\"\($0.document)\"><h2>\($0.document)</h2>\n\($0.articles)</section>\n" }
    let links = sections.map { "<a href=\"#\($0.document)\">\($0.document)</a>" }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Plumbline · figures</title>
      <meta name="viewport" content="width=device-width"><style>\(Self.style)</style></head>
      <body><header><h1>Plumbline</h1><nav>\(links.joined(separator: " "))</nav></header>
      \(body.joined())</body></html>

      """
  }

  private func article(of figure: String) -> String {
    let file = files.first { figure == $0.stem } ?? files.last { figure.hasPrefix($0.stem + "-") }
    let source = file.flatMap { try? Files.readText($0.path) } ?? ""
    let comment = source.split(separator: "\n").first { $0.hasPrefix("// ") && !$0.hasPrefix("// plumbline:") }
    let point = comment.map { String($0.dropFirst(3)).markupEscaped } ?? ""
    return """
      <article><h3>\(figure.markupEscaped)</h3><p>\(point)</p>
      <div class="row"><div class="pair"><div class="light"><img src="\(figure.markupEscaped).svg" alt="\(point)" loading="lazy"></div>
      <div class="dark"><img src="\(figure.markupEscaped)-dark.svg" alt="" loading="lazy"></div></div>
      <pre>\(source.markupEscaped)</pre></div></article>

      """
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1d1d1f;--faint:#6e6e73;--line:#d8d8dc;--page:#fff}
    @media(prefers-color-scheme:dark){:root{--ink:#f5f5f7;--faint:#98989d;--line:#38383a;--page:#111}}
    body{margin:0 auto;max-width:1240px;padding:24px;font:15px/1.5 Inter,system-ui,sans-serif;color:var(--ink);background:var(--page)}
    header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline}h1{font-size:24px;margin:0}nav a{color:var(--faint);margin-right:12px}
    h2{font-size:20px;margin:48px 0 0}h3{font-size:15px;margin:0}article{border-top:1px solid var(--line);padding:20px 0;margin-top:20px}
    p{margin:2px 0 12px;color:var(--faint);max-width:70ch}.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
    .pair{display:flex;flex-direction:column;gap:12px;min-width:0}
    .pair div{display:flex;justify-content:center;align-items:center;padding:16px;border-radius:10px;border:1px solid var(--line)}
    .light{background:#fff}.dark{background:#16181c}img{max-width:100%;height:auto}
    pre{font:12px/1.55 "JetBrains Mono",ui-monospace,monospace;overflow:auto;margin:0;padding:14px;border:1px solid var(--line);border-radius:10px;max-height:640px}
    @media(max-width:800px){.row{grid-template-columns:1fr}}
    """
}
