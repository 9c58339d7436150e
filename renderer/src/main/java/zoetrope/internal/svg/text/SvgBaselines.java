package zoetrope.internal.svg.text;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgStyle;

/**
 * Baselines and the lines of {@code text-decoration}, in the proportions of Arial and Helvetica.
 * Most drawings are laid out for these fonts.
 */
final class SvgBaselines {
  private static final List<String> LINES = List.of("underline", "overline", "line-through");
  private static final double THICKNESS = 0.06;

  /** The distance of the baseline below the middle of a line, in font sizes. */
  static final double CENTRAL = 0.35;

  private SvgBaselines() {}

  static List<String> lines(SvgStyle style) {
    return style.value("text-decoration-line").items().stream()
        .map(CssToken::lower)
        .filter(LINES::contains)
        .toList();
  }

  /** Returns a line of length {@code advance} starting at x = 0, y down. */
  static Path line(String name, double advance, double fontSize) {
    double y =
        switch (name) {
          case "underline" -> 0.1;
          case "overline" -> -0.8;
          default -> -0.3;
        };
    return SvgShapes.box(0, y * fontSize, advance, THICKNESS * fontSize);
  }

  /**
   * Returns how far {@code baseline-shift} raises a text inside text of font size {@code around}.
   */
  static double shift(SvgStyle style, double around) {
    return switch (style.word("baseline-shift")) {
      case "sub" -> -0.2 * around;
      case "super" -> 0.4 * around;
      default -> style.length("baseline-shift", around);
    };
  }

  /** Returns how far the alphabetic baseline is below the baseline that a style selects. */
  static double offset(SvgStyle style) {
    String alignment = style.word("alignment-baseline");
    String word = alignment.matches("auto|baseline|") ? style.word("dominant-baseline") : alignment;
    double em =
        switch (word) {
          case "middle" -> 0.26;
          case "central" -> CENTRAL;
          case "hanging" -> 0.72;
          case "mathematical" -> 0.45;
          case "text-before-edge", "text-top", "before-edge" -> 0.9;
          case "text-after-edge", "text-bottom", "after-edge", "ideographic" -> -0.21;
          default -> 0;
        };
    return em * style.fontSize();
  }
}
