/// The parts of a report's page around its data.
enum HTMLReportPage {
  /// The page up to the data.
  static let head = opening(style: "<style>\(HTMLReportStyle.text)</style>")
  /// The page up to the data, with the style sheet as a file.
  static let servedHead = opening(
    style: "<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"report.css\">")

  private static func opening(style: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Plumbline report</title>
    \(style)
    <aside>
      <header><h1>Plumbline</h1><p id="summary"></p></header>
      <input id="filter" type="search" placeholder="Filter   /" aria-label="Filter">
      <div id="selects">
        <select id="folder" aria-label="Folder"></select>
        <select id="variant" aria-label="Variant"></select>
      </div>
      <div id="statuses" role="group" aria-label="Results"></div>
      <ol id="list" role="listbox" aria-label="Figures"></ol>
    </aside>
    <main>
      <nav id="views" aria-label="View"></nav>
      <section id="sheet" aria-label="Contact sheet" hidden></section>
      <article id="detail">
        <h2 id="title"></h2>
        <p id="place"></p>
        <p id="story"></p>
        <div id="decisions" role="group" aria-label="Decision" hidden></div>
        <nav id="modes" aria-label="Mode"></nav>
        <div id="stage"></div>
      </article>
      <p id="said" role="status"></p>
      <footer>j k next, previous · c contact sheet · 1 to 5 mode · b blink · o outlines · / filter<span id="verbs" hidden> · a accept, r reject, u undo</span></footer>
    </main>

    """
  }

  /// The page after the data.
  static let tail = "\n<script>\(HTMLReportScript.text)</script>\n</html>\n"
  /// The page after the data, with the script as a file.
  static let servedTail = "\n<script src=\"report.js\"></script>\n</html>\n"
}
