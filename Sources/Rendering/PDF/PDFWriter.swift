import CPlumblineCairo
import PlumblineDrawing

/// Writes a drawing as a PDF with one page of the drawing's size.
struct PDFWriter {
  let resources: Resources
  /// The creator in the file's metadata.
  let creator: String

  /// The date in the file's metadata, which is fixed so that equal drawings give equal files.
  private static let date = "2000-01-01T00:00:00Z"

  /// Returns the file.
  ///
  /// Throws a ``RenderingError``.
  func bytes(of drawing: DisplayList) throws -> [UInt8] {
    try ByteSink.bytes(of: drawing, resources: resources) { sink, width, height in
      let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, Self.date)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, creator)
      if !drawing.title.isEmpty {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, drawing.title)
      }
      if !drawing.summary.isEmpty {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, drawing.summary)
      }
      return surface
    }
  }
}
