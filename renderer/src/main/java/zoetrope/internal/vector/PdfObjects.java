package zoetrope.internal.vector;

/** The objects that the pages of a PDF file share. */
record PdfObjects(PdfImages images, PdfShapes shapes) {}
