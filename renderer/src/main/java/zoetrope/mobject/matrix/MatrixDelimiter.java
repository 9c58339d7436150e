package zoetrope.mobject.matrix;

import java.util.List;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.geometry.PathBoolean;
import zoetrope.mobject.Shape;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.tex.TexException;

/** The replacement of a matrix's bracket with a LaTeX delimiter. */
final class MatrixDelimiter {
  private static final Map<String, String> OTHER_NAMES =
      Map.of("{", "\\{", "}", "\\}", "<", "\\langle", ">", "\\rangle", "", ".");

  private MatrixDelimiter() {}

  /**
   * Gives {@code bracket} the outline of the LaTeX delimiter around this number of rows. The
   * outline is stretched to the height of the bracket, and its inner side stays in place.
   *
   * @param height the height of the bracket, in its coordinates
   * @param inner the middle of the inner side of the bracket, in its coordinates
   * @param side -1 for a left bracket, 1 for a right one
   * @throws IllegalArgumentException if the string is not a delimiter
   */
  static void show(Shape bracket, String delimiter, int rows, double height, Vec inner, int side) {
    Path natural = outline(OTHER_NAMES.getOrDefault(delimiter, delimiter), delimiter, rows, side);
    if (natural.isEmpty()) {
      bracket.setPath(Path.EMPTY, bracket.place());
      return;
    }
    Bounds box = natural.bounds();
    Vec near = Vec.of(box.coordinate(0, -side), box.center().y());
    Affine place =
        Affine.translation(near.negate())
            .then(Affine.scaling(1, height / box.size().y(), 1))
            .then(Affine.translation(inner));
    bracket.setPath(natural.transform(place), bracket.place());
  }

  private static Path outline(String latex, String written, int rows, int side) {
    String array = "\\begin{array}{c}" + "\\quad\\\\".repeat(rows) + "\\end{array}";
    String left = side < 0 ? latex : ".";
    String right = side < 0 ? "." : latex;
    try {
      Tex set = new Tex("\\left" + left + array + "\\right" + right);
      List<Path> pieces = set.stream().map(Glyph::path).toList();
      return pieces.size() == 1 ? pieces.get(0) : PathBoolean.union(pieces.toArray(Path[]::new));
    } catch (TexException e) {
      throw new IllegalArgumentException(
          PartSearch.quoted(written)
              + " is not a bracket: use (, ), [, ], {, }, |, \\|, <, >, another delimiter of"
              + " LaTeX's \\left and \\r"
              + "ight, or . for none",
          e);
    }
  }
}
