package zoetrope.internal.svg.document;

import java.util.Locale;
import zoetrope.geometry.Affine;

/**
 * The way a view box is fitted into a viewport ({@code preserveAspectRatio}).
 *
 * @param stretch whether the content is stretched to fill the viewport, ignoring the other values
 * @param alignX the alignment along x: 0 left, 0.5 centred, 1 right
 * @param alignY the alignment along y: 0 top, 0.5 centred, 1 bottom
 * @param slice whether the content covers the viewport and is clipped, instead of fitting inside it
 */
public record AspectRatio(boolean stretch, double alignX, double alignY, boolean slice) {
  /** {@code xMidYMid meet}. */
  static final AspectRatio DEFAULT = new AspectRatio(false, 0.5, 0.5, false);

  /** Parses the attribute. Invalid values give the default. */
  public static AspectRatio of(String text) {
    String[] words = text.trim().split("\\s+");
    int at = words[0].equals("defer") && words.length > 1 ? 1 : 0;
    String align = words[at].toLowerCase(Locale.ROOT);
    if (align.equals("none")) {
      return new AspectRatio(true, 0, 0, false);
    }
    if (!align.matches("x(min|mid|max)y(min|mid|max)")) {
      return DEFAULT;
    }
    boolean slice = words.length > at + 1 && words[at + 1].equals("slice");
    return new AspectRatio(false, share(align, 1), share(align, 5), slice);
  }

  private static double share(String align, int at) {
    String word = align.substring(at, at + 3);
    return word.equals("min") ? 0 : word.equals("mid") ? 0.5 : 1;
  }

  /** Returns the map from content coordinates (y down) to those of the viewport at (x, y). */
  public Affine map(ViewBox content, double x, double y, double width, double height) {
    double sx = width / content.width();
    double sy = height / content.height();
    if (!stretch) {
      double s = slice ? Math.max(sx, sy) : Math.min(sx, sy);
      sx = s;
      sy = s;
    }
    double restX = stretch ? 0 : alignX * (width - sx * content.width());
    double restY = stretch ? 0 : alignY * (height - sy * content.height());
    return Affine.plane(sx, 0, 0, sy, x + restX - sx * content.x(), y + restY - sy * content.y());
  }
}
