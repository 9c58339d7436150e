package zoetrope.internal.vector;

/** What pages of a PDF file share. */
record PdfObjects(PdfImages images, PdfShapes shapes) {}
