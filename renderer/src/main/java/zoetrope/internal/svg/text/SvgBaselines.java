package zoetrope.internal.svg.text;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgStyle;

/**
 * Baselines and the lines of {@code text-decoration}, in the proportions of Arial and Helvetica,
 * for which most drawings are laid out.
 */
final class SvgBaselines {
  private static final List<String> LINES = List.of("underline", "overline", "line-through");
  private static final double THICKNESS = 0.06;

  /** How far below the middle of a line its baseline lies, by the size of the font. */
  static final double CENTRAL = 0.35;

  private SvgBaselines() {}

  /** The lines that a style draws along its text. */
  static List<String> lines(SvgStyle style) {
    return style.value("text-decoration-line").items().stream()
        .map(CssToken::lower)
        .filter(LINES::contains)
        .toList();
  }

  /** A line along {@code advance} from the origin on, y down. */
  static Path line(String name, double advance, double fontSize) {
    double y =
        switch (name) {
          case "underline" -> 0.1;
          case "overline" -> -0.8;
          default -> -0.3;
        };
    return SvgShapes.box(0, y * fontSize, advance, THICKNESS * fontSize);
  }

  /** How far {@code baseline-shift} raises a text within one of size {@code around}. */
  static double shift(SvgStyle style, double around) {
    return switch (style.word("baseline-shift")) {
      case "sub" -> -0.2 * around;
      case "super" -> 0.4 * around;
      default -> style.length("baseline-shift", around);
    };
  }

  /** How far the alphabetic baseline lies below the one that a style aligns. */
  static double offset(SvgStyle style) {
    String own = style.word("alignment-baseline");
    String word = own.matches("auto|baseline|") ? style.word("dominant-baseline") : own;
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
